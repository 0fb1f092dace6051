/** Natural size of a picture in px. */
export interface Size {
  readonly width: number
  readonly height: number
}

/** The visible part: zoom, and the centre as fractions of the picture. */
export interface CropView {
  /** 1 shows the largest square of the picture; at most `mostZoom`. */
  readonly zoom: number
  readonly x: number
  readonly y: number
}

/** The part of a picture to keep, in its own px. */
export interface CropBox {
  readonly left: number
  readonly top: number
  readonly edge: number
}

export const mostZoom = 4

/** The initial view of a picture: its centre, as much of it as fits a square. */
export const wholeView: CropView = { zoom: 1, x: 0.5, y: 0.5 }

const between = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most)

/** The view limited to the picture, so that the square never shows anything outside it. */
export function heldView(view: CropView, { width, height }: Size): CropView {
  const zoom = between(view.zoom, 1, mostZoom)
  const edge = Math.min(width, height) / zoom
  const halfX = edge / width / 2
  const halfY = edge / height / 2
  return { zoom, x: between(view.x, halfX, 1 - halfX), y: between(view.y, halfY, 1 - halfY) }
}

/** The square that a view shows, in px of the picture. */
export function cropBox(view: CropView, size: Size): CropBox {
  const { zoom, x, y } = heldView(view, size)
  const edge = Math.min(size.width, size.height) / zoom
  return { left: x * size.width - edge / 2, top: y * size.height - edge / 2, edge }
}
