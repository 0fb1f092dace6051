import { CanvasTexture, NoColorSpace, RepeatWrapping, SRGBColorSpace, type Texture } from 'three'

/** Draws on a canvas of the given size. */
export type Paint = (pen: CanvasRenderingContext2D, w: number, h: number) => void

const kept = new Map<string, Texture>()
const keptOnes = new WeakSet<object>()

/** Whether other pictures use the texture too. */
export const isKept = (texture: object): boolean => keptOnes.has(texture)

/** Texture from a drawing. */
export function painted(w: number, h: number, paint: Paint, colour = true): Texture {
  const canvas = document.createElement('canvas')
  canvas.width = w
  canvas.height = h
  const pen = canvas.getContext('2d', { willReadFrequently: false })
  if (!pen) throw new Error('no 2d canvas in this browser')
  paint(pen, w, h)
  const texture = new CanvasTexture(canvas)
  texture.colorSpace = colour ? SRGBColorSpace : NoColorSpace
  texture.anisotropy = 2
  texture.wrapS = texture.wrapT = RepeatWrapping
  return texture
}

/** The same texture for the same name: drawn once, used by all pictures. */
export function once(name: string, w: number, h: number, paint: Paint, colour = true): Texture {
  const known = kept.get(name)
  if (known) return known
  const texture = painted(w, h, paint, colour)
  kept.set(name, texture)
  keptOnes.add(texture)
  return texture
}

/** The texture repeated; shares the drawing. */
export function repeated(texture: Texture, x: number, y: number, turn = 0): Texture {
  const copy = texture.clone()
  copy.repeat.set(x, y)
  copy.rotation = turn
  copy.needsUpdate = true
  return copy
}

/** Fills a canvas pixel by pixel from levels between 0 and 1 in grey. */
export function levels(level: (x: number, y: number) => number): Paint {
  return (pen, w, h) => {
    const image = pen.createImageData(w, h)
    const { data } = image
    for (let y = 0; y < h; y += 1)
      for (let x = 0; x < w; x += 1) {
        const value = Math.max(0, Math.min(255, level(x, y) * 255))
        const index = (y * w + x) * 4
        data[index] = data[index + 1] = data[index + 2] = value
        data[index + 3] = 255
      }
    pen.putImageData(image, 0, 0)
  }
}
