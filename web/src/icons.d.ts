declare module "icon:*" {
  /** The shapes of an icon from game-icons, in a 512 x 512 box, drawn in the current colour. */
  const body: string;
  export default body;
}
