"""Sharing: arrays of a batch for other libraries, in the same memory, by `__dlpack__` and `__cuda_array_interface__`.

Who imports an array by `__dlpack__` names the stream in which it will read. That stream then waits for the work that
is queued on ours; the host waits for nothing. Libraries keep what they import: the next step overwrites it.
"""

from __future__ import annotations

import ctypes
from typing import Any

import numpy as np
import numpy.typing as npt

from throneroom.gpu.simulator import SIMULATED

CPU, GPU = 1, 2
"""Kinds of devices in DLPack."""
CODES = {"i": 0, "u": 1, "f": 2, "b": 6}
"""Kinds of numbers in DLPack, by those of numpy."""
BFLOAT = 4
DEFAULT_STREAM, NO_WAITING = 1, -1
"""Streams in DLPack: CUDA's default one, and none, by who takes care of the order."""


class _Device(ctypes.Structure):
    _fields_ = (("kind", ctypes.c_int32), ("number", ctypes.c_int32))


class _Kind(ctypes.Structure):
    _fields_ = (("code", ctypes.c_uint8), ("bits", ctypes.c_uint8), ("lanes", ctypes.c_uint16))


class _Tensor(ctypes.Structure):
    _fields_ = (
        ("address", ctypes.c_void_p), ("device", _Device), ("axes", ctypes.c_int32), ("kind", _Kind),
        ("shape", ctypes.POINTER(ctypes.c_int64)), ("strides", ctypes.POINTER(ctypes.c_int64)),
        ("offset", ctypes.c_uint64),
    )  # fmt: skip


class _Managed(ctypes.Structure):
    """`DLManagedTensor`: a tensor, and how its user says that it is no longer needed."""


_Release = ctypes.CFUNCTYPE(None, ctypes.POINTER(_Managed))
_Managed._fields_ = (("tensor", _Tensor), ("context", ctypes.c_void_p), ("release", _Release))

_held: dict[int, tuple[object, ...]] = {}
"""What must live as long as somebody uses an exported array, by the address of its `_Managed`."""


def _let_go(managed: Any) -> None:
    _held.pop(ctypes.addressof(managed.contents), None)


_release = _Release(_let_go)

_Destructor = ctypes.CFUNCTYPE(None, ctypes.c_void_p)
_capsule = ctypes.PYFUNCTYPE(ctypes.py_object, ctypes.c_void_p, ctypes.c_char_p, _Destructor)(
    ("PyCapsule_New", ctypes.pythonapi)
)
_is_valid = ctypes.PYFUNCTYPE(ctypes.c_int, ctypes.c_void_p, ctypes.c_char_p)(("PyCapsule_IsValid", ctypes.pythonapi))
_pointer = ctypes.PYFUNCTYPE(ctypes.c_void_p, ctypes.c_void_p, ctypes.c_char_p)(
    ("PyCapsule_GetPointer", ctypes.pythonapi)
)
_rename = ctypes.PYFUNCTYPE(ctypes.c_int, ctypes.c_void_p, ctypes.c_char_p)(("PyCapsule_SetName", ctypes.pythonapi))
NAME, USED = b"dltensor", b"used_dltensor"


def _throw_away(capsule: int) -> None:
    """A capsule that nobody has consumed is thrown away. A consumed one has another name, and its user releases it."""
    if _is_valid(capsule, NAME):
        _held.pop(_pointer(capsule, NAME), None)


_forget = _Destructor(_throw_away)


def capsule_of(
    address: int, shape: tuple[int, ...], strides: tuple[int, ...], kind: np.dtype[Any], device: tuple[int, int],
    owner: object, bfloat16: bool = False,
) -> Any:  # fmt: skip
    """A DLPack capsule for an array, by its steps in bytes along every axis. It keeps the owner alive."""
    managed, sizes = _Managed(), (ctypes.c_int64 * len(shape))(*shape)
    steps = (ctypes.c_int64 * len(shape))(*(step // kind.itemsize for step in strides))
    code = BFLOAT if bfloat16 else CODES[kind.kind]
    managed.tensor = _Tensor(
        address, _Device(*device), len(shape), _Kind(code, 8 * kind.itemsize, 1), sizes, steps, 0
    )  # fmt: skip
    managed.release = _release
    here = ctypes.addressof(managed)
    _held[here] = managed, sizes, steps, owner
    return _capsule(here, NAME, _forget)


class Imported:
    """An array on the card that came in a DLPack capsule: for Numba, by `__cuda_array_interface__`."""

    def __init__(self, capsule: Any) -> None:
        self._managed = ctypes.cast(_pointer(id(capsule), NAME), ctypes.POINTER(_Managed)).contents
        _rename(id(capsule), USED)
        tensor = self._managed.tensor
        shape = tuple(tensor.shape[n] for n in range(tensor.axes))
        letters = {code: letter for letter, code in CODES.items()} | {BFLOAT: "u"}
        kind = np.dtype(f"{letters[tensor.kind.code]}{tensor.kind.bits // 8}")
        strides = tuple(tensor.strides[n] * kind.itemsize for n in range(tensor.axes)) if tensor.strides else None
        self.__cuda_array_interface__ = {
            "shape": shape, "typestr": kind.str, "data": (tensor.address + tensor.offset, False), "strides": strides,
            "version": 3,
        }  # fmt: skip

    def __del__(self) -> None:
        if self._managed.release:
            self._managed.release(self._managed)


class Stream:
    """The queue of a batch on the card: CUDA's default stream, or another by its handle."""

    def __init__(self, device: Any, handle: int | None) -> None:
        self._device, self.handle = device, handle or DEFAULT_STREAM
        self.queue: Any = device.external_stream(handle) if handle else 0
        """The stream for Numba."""

    def make_wait(self, other: int | None) -> None:
        """What is queued on another stream from now on waits for what is queued on this one so far."""
        waiting = DEFAULT_STREAM if other is None else other
        if waiting not in (NO_WAITING, self.handle):
            event = self._device.event(timing=False)
            event.record(self.queue)
            event.wait(0 if waiting == DEFAULT_STREAM else self._device.external_stream(waiting))

    def fetched(self, array: Any) -> npt.NDArray[Any]:
        """An array of Numba's as one of numpy's. Waits for all that is queued."""
        fetched: npt.NDArray[Any] = array.copy_to_host(stream=self.queue)
        if self.queue:
            self.queue.synchronize()
        return fetched

    def array(self, given: Any) -> Any:
        """An array of another library as one of Numba's, in the same memory. Our work waits for what fills it."""
        if isinstance(given, SharedArray):
            return given.array
        if SIMULATED or hasattr(given, "copy_to_host"):
            return given if hasattr(given, "shape") else None
        if hasattr(given, "__dlpack__") and given.__dlpack_device__()[0] == GPU:
            return self._device.as_cuda_array(Imported(given.__dlpack__(stream=self.handle)), sync=False)
        return self._device.as_cuda_array(given) if hasattr(given, "__cuda_array_interface__") else None


class SharedArray:
    """An array on the card for other libraries: `torch.from_dlpack(array)`, `jax.dlpack.from_dlpack(array)`.

    `array` is the same as an array of Numba. `copy_to_host()` waits, and returns an array of numpy.
    """

    def __init__(self, array: Any, stream: Stream, bfloat16: bool = False) -> None:
        self.array, self._stream, self._bfloat16 = array, stream, bfloat16

    @property
    def shape(self) -> tuple[int, ...]:
        return tuple(self.array.shape)

    @property
    def dtype(self) -> np.dtype[Any]:
        """The type of the numbers; for numpy, bfloat16 numbers are uint16 ones with the same bits."""
        kind: np.dtype[Any] = np.dtype(self.array.dtype)
        return kind

    def __len__(self) -> int:
        return int(self.array.shape[0])

    def copy_to_host(self) -> npt.NDArray[Any]:
        return self._stream.fetched(self.array)

    @property
    def __cuda_array_interface__(self) -> dict[str, Any]:
        told: dict[str, Any] = self.array.__cuda_array_interface__
        return told

    def __dlpack_device__(self) -> tuple[int, int]:
        return GPU, 0

    def __dlpack__(self, stream: int | None = None, **_: object) -> Any:
        """The array for a reader that will read in this stream: see the array API standard."""
        self._stream.make_wait(stream)
        address = self.__cuda_array_interface__["data"][0]
        strides = tuple(self.array.strides)
        return capsule_of(address, self.shape, strides, self.dtype, (GPU, 0), self.array, self._bfloat16)
