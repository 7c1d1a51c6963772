// Throne and the Grail, hand-written in C++: whole random games, exactly those that `random_games` plays.
// Chance (ChaCha8 streams, forked keys), dice and the order of legal actions follow the engine word for word;
// the rules follow docs/rules (TG-1 to TG-13). grail_twin.py compiles, checks and times this file.

#include <algorithm>
#include <cstdint>
#include <cstring>

namespace {

constexpr int kSeats = 2, kCount = 45, kFaces = 45, kNumbered = 16, kHand = 5, kReach = 5, kAway = 3, kOpening = 2;
constexpr int kLongest = 20, kRounds = 4, kGrail = 4, kPlus = 4, kMinus = 24, kMost = 20, kTake = kFaces;
constexpr int8_t kNone = -1;
constexpr int kCopies[] = {5, 6, 7, 8, 3};
constexpr uint32_t kDeck = 0, kStart = 1;           // streams of a game
constexpr uint32_t kGameStream = 0, kForkStream = 1;  // the last nonce word

using Key = uint32_t[8];
using Block = uint32_t[16];

inline uint32_t rotate(uint32_t x, int by) { return (x << by) | (x >> (32 - by)); }

inline void quarter(uint32_t& a, uint32_t& b, uint32_t& c, uint32_t& d) {
  a += b, d = rotate(d ^ a, 16);
  c += d, b = rotate(b ^ c, 12);
  a += b, d = rotate(d ^ a, 8);
  c += d, b = rotate(b ^ c, 7);
}

void chacha8(const Key& key, uint32_t counter, uint32_t n0, uint32_t n1, uint32_t n2, Block& out) {
  const Block in = {0x61707865, 0x3320646E, 0x79622D32, 0x6B206574, key[0], key[1], key[2], key[3],
                    key[4],     key[5],     key[6],     key[7],     counter, n0,    n1,     n2};
  Block x;
  std::memcpy(x, in, sizeof x);
  for (int i = 0; i < 4; ++i) {
    quarter(x[0], x[4], x[8], x[12]);
    quarter(x[1], x[5], x[9], x[13]);
    quarter(x[2], x[6], x[10], x[14]);
    quarter(x[3], x[7], x[11], x[15]);
    quarter(x[0], x[5], x[10], x[15]);
    quarter(x[1], x[6], x[11], x[12]);
    quarter(x[2], x[7], x[8], x[13]);
    quarter(x[3], x[4], x[9], x[14]);
  }
  for (int i = 0; i < 16; ++i) out[i] = x[i] + in[i];
}

// The words of one stream as numbers below `sides`, all equally likely (Lemire).
class Stream {
 public:
  Stream(const Key& key, uint32_t purpose) : key_(key), purpose_(purpose) {}

  uint32_t below(uint32_t sides) {
    uint64_t product = next() * sides;
    while (uint32_t(product) < sides && uint32_t(product) < (uint64_t(1) << 32) % sides) product = next() * sides;
    return uint32_t(product >> 32);
  }

 private:
  uint64_t next() {
    if (drawn_ % 16 == 0) chacha8(key_, drawn_ / 16, purpose_, 0, kGameStream, words_);
    return words_[drawn_++ % 16];
  }

  const Key& key_;
  uint32_t purpose_, drawn_ = 0;
  Block words_;
};

// The cheap dice of playouts.
class Dice {
 public:
  explicit Dice(int64_t state) : state_(uint64_t(state)) {}

  int roll(int sides) { return int((bits() * uint64_t(sides)) >> 32); }

 private:
  uint64_t bits() {
    constexpr uint64_t m31 = (1ull << 31) - 1, m32 = (1ull << 32) - 1, m62 = (1ull << 62) - 1;
    state_ = (state_ + 0x1E3779B97F4A7C15) & m62;
    uint64_t x = (state_ & m31) * 0x7FEB352D;
    x ^= x >> 29;
    x = ((x ^ (state_ >> 31)) & m32) * 0x21F0AAAD;
    x ^= x >> 31;
    x = (x & m32) * 0x735A2D97;
    return (x ^ (x >> 30)) & m32;
  }

  uint64_t state_;
};

struct Game {
  Key key;
  int8_t taken[kSeats][kFaces];
  int8_t deck[kCount];
  int8_t numbered[kNumbered];
  int8_t line[kLongest];
  int8_t hand[kSeats][kHand];
  int8_t held[kSeats], took[kSeats], length, rounds, turn;

  void deal(const int64_t* options) {
    for (int n = 0; n < kNumbered; ++n) numbered[n] = int8_t(options[n] > 0 ? kPlus + options[n] : kMinus - options[n]);
    std::sort(numbered, numbered + kNumbered);
    int8_t* card = deck;
    for (int face = 0; face <= kGrail; ++face) card = std::fill_n(card, kCopies[face], int8_t(face));
    std::copy_n(numbered, kNumbered, card);
    Stream shuffle(key, kDeck);
    for (int left = kCount; left > 1; --left) std::swap(deck[left - 1], deck[shuffle.below(uint32_t(left))]);
    std::memset(taken, 0, sizeof taken);
    std::memset(line, kNone, sizeof line);
    deal_hands(kAway);
    std::copy_n(deck + kAway + kHand * kSeats, kOpening, line);
    std::fill_n(deck + kAway + kHand * kSeats, kOpening, kNone);
    length = kOpening;
    rounds = 1;
    turn = int8_t(Stream(key, kStart).below(kSeats));
  }

  void deal_hands(int first) {
    for (int seat = 0; seat < kSeats; ++seat, first += kHand) {
      fill_hand(deck + first, hand[seat]);
      std::fill_n(deck + first, kHand, kNone);
      held[seat] = kHand;
      took[seat] = 0;
    }
  }

  // Each card goes straight to its place in the sorted hand: no branches to mispredict.
  static void fill_hand(const int8_t* cards, int8_t* sorted) {
    for (int n = 0; n < kHand; ++n) {
      int place = 0;
      for (int other = 0; other < kHand; ++other) {
        place += cards[other] < cards[n] || (cards[other] == cards[n] && other < n);
      }
      sorted[place] = cards[n];
    }
  }

  int legal(int seat, int* out) const {
    int count = 0;
    int8_t last = kNone;
    for (int n = 0; n < held[seat]; ++n) {
      int8_t card = hand[seat][n];
      count += card != last;
      out[count - 1] = last = card;
    }
    if (!took[seat] && length > 0) out[count++] = kTake;
    return count;
  }

  void apply(int seat, int action) {
    if (action == kTake) {
      take(seat);
      if (taken[seat][kGrail] == kCopies[kGrail]) {
        turn = kNone;
        return;
      }
    } else {
      play(seat, int8_t(action));
    }
    if (held[0] + held[1] == 0 && took[0] + took[1] == kSeats) {
      end_round();
    } else {
      turn = int8_t(1 - seat);
    }
  }

  void play(int seat, int8_t card) {
    int8_t* cards = hand[seat];
    int gone = 0;
    for (int n = 0; n < kHand - 1; ++n) {
      gone |= cards[n] == card;
      cards[n] = cards[n + gone];
    }
    cards[kHand - 1] = kNone;
    --held[seat];
    line[length++] = card;
  }

  void take(int seat) {
    int first = std::max(length - kReach, 0);
    for (int n = first; n < length; ++n) {
      ++taken[seat][line[n]];
      line[n] = kNone;
    }
    length = int8_t(first);
    took[seat] = 1;
  }

  void end_round() {
    if (rounds == kRounds) {
      turn = kNone;
      return;
    }
    deal_hands(kAway + kOpening + kHand * kSeats * rounds);
    ++rounds;
  }

  int points(int seat) const {
    const int8_t *own = taken[seat], *other = taken[1 - seat];
    int total = 5 * std::min({own[0], own[1], own[2], own[3]});
    for (int face = 0; face < kGrail; ++face) total += own[face] > other[face] ? 5 + face : 0;
    for (int value = 1; value <= kMost; ++value) total += value * (own[kPlus + value] - own[kMinus + value]);
    return total;
  }

  void add_standing(int64_t* sums) const {
    int lead = taken[0][kGrail] == kCopies[kGrail]   ? 1
               : taken[1][kGrail] == kCopies[kGrail] ? -1
                                                     : points(0) - points(1);
    sums[0] += lead >= 0;
    sums[1] += lead <= 0;
  }
};

}  // namespace

// Deals and plays whole random games, adds up the results by seat, and returns the number of decisions.
extern "C" int64_t random_games(int64_t games, const int32_t* master, const int64_t* options, int64_t seed,
                                int64_t* sums) {
  Key words;
  std::memcpy(words, master, sizeof words);
  Dice dice(seed);
  Game game;
  int out[kHand + 1];
  int64_t decisions = 0;
  for (int64_t n = 0; n < games; ++n) {
    Block key;
    chacha8(words, 0, uint32_t(n), 0, kForkStream, key);
    std::memcpy(game.key, key, sizeof game.key);
    game.deal(options);
    for (; game.turn != kNone; ++decisions) {
      int seat = game.turn;
      game.apply(seat, out[dice.roll(game.legal(seat, out))]);
    }
    game.add_standing(sums);
  }
  return decisions;
}
