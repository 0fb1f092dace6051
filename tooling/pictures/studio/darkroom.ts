import { CanvasTexture, NeutralToneMapping, PCFShadowMap, SRGBColorSpace, type Texture, WebGLRenderer } from 'three'
import { Negative } from './cover/negative.ts'

/** The one renderer of the page. */
export const renderer = new WebGLRenderer({
  antialias: false,
  alpha: true,
  premultipliedAlpha: false,
  preserveDrawingBuffer: true,
})
renderer.setPixelRatio(1)
renderer.toneMapping = NeutralToneMapping
renderer.shadowMap.enabled = true
renderer.shadowMap.type = PCFShadowMap
document.body.append(renderer.domElement)

const negatives = new Map<string, Negative>()

/** The negative for pictures of a size; it is kept. */
export function negativeOf(width: number, height: number): Negative {
  const size = `${width}x${height}`
  const negative = negatives.get(size) ?? new Negative(renderer, width, height, 4)
  negatives.set(size, negative)
  return negative
}

/** Backdrop: one tone in the middle, another at the rim. */
export function plate(inner: string, outer: string, w: number, h: number): Texture {
  const canvas = document.createElement('canvas')
  canvas.width = w
  canvas.height = h
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('no 2d canvas in this browser')
  const reach = Math.max(w, h)
  const wash = pen.createRadialGradient(w * 0.5, h * 0.44, 0, w * 0.5, h * 0.48, reach * 0.76)
  wash.addColorStop(0, inner)
  wash.addColorStop(1, outer)
  pen.fillStyle = wash
  pen.fillRect(0, 0, w, h)
  const texture = new CanvasTexture(canvas)
  texture.colorSpace = SRGBColorSpace
  return texture
}
