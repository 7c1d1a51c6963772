declare module "icon:*" {
  /** The shapes of an icon of game-icons, in a box of 512 x 512, drawn in the current colour. */
  const body: string;
  export default body;
}
