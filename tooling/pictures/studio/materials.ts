import {
  CanvasTexture,
  Color,
  DoubleSide,
  type MeshPhysicalMaterial as Material,
  MeshPhysicalMaterial,
  RepeatWrapping,
  SRGBColorSpace,
  type Texture,
} from 'three'
import { noise } from './noise.ts'

export type { Material }

/** Satin plastic: the shell of most appliances. */
export const plastic = (color: string, roughness = 0.42): Material =>
  new MeshPhysicalMaterial({ color, roughness, clearcoat: 0.25, clearcoatRoughness: 0.35 })

/** Lacquer, enamel, polished plastic. */
export const gloss = (color: string): Material =>
  new MeshPhysicalMaterial({ color, roughness: 0.24, clearcoat: 1, clearcoatRoughness: 0.06, side: DoubleSide })

/** Glazed stoneware: wide soft shine, faint specks in the body. */
export const glaze = (color: string): Material =>
  new MeshPhysicalMaterial({ color, roughness: 0.36, clearcoat: 0.7, clearcoatRoughness: 0.16, side: DoubleSide })

/** Paper, card, unglazed clay. */
export const matte = (color: string, roughness = 0.85): Material =>
  new MeshPhysicalMaterial({ color, roughness, side: DoubleSide })

/** Rubber and soft-touch parts. */
export const rubber = (color: string): Material => new MeshPhysicalMaterial({ color, roughness: 0.68 })

/** Metal: 0.12 is a mirror, 0.35 is brushed. */
export const metal = (color: string, roughness = 0.26): Material =>
  new MeshPhysicalMaterial({ color, metalness: 1, roughness, side: DoubleSide })

/** Anodised aluminium: metal that keeps its colour. */
export const anodised = (color: string): Material =>
  new MeshPhysicalMaterial({ color, metalness: 0.72, roughness: 0.36 })

/** Clear or tinted glass without refraction, which software rendering can afford. */
export const glass = (color = '#ffffff', opacity = 0.28): Material =>
  new MeshPhysicalMaterial({
    color,
    roughness: 0.05,
    clearcoat: 1,
    clearcoatRoughness: 0.03,
    transparent: true,
    opacity,
    depthWrite: false,
    specularIntensity: 1,
    envMapIntensity: 1.5,
  })

/** Woven cloth: sofas, cushions, speaker fronts. */
export const cloth = (color: string, scale = 26, depth = 2.2): Material =>
  new MeshPhysicalMaterial({
    color,
    roughness: 0.95,
    sheen: 0.6,
    sheenRoughness: 0.5,
    sheenColor: new Color(color).lerp(new Color('#ffffff'), 0.5),
    bumpMap: tiled('weave', scale),
    bumpScale: depth,
    side: DoubleSide,
  })

/** Terry: towels, plush. */
export const terry = (color: string, scale = 10): Material =>
  new MeshPhysicalMaterial({
    color,
    roughness: 1,
    sheen: 1,
    sheenRoughness: 0.7,
    sheenColor: new Color(color).lerp(new Color('#ffffff'), 0.6),
    bumpMap: tiled('grain', scale),
    bumpScale: 5,
    side: DoubleSide,
  })

/** Oak, walnut …: streaks along x of the part. */
export const wood = (color = '#b98757', scale = 1): Material => {
  const map = picture(512, 512, (pen, w, h) => {
    pen.fillStyle = color
    pen.fillRect(0, 0, w, h)
    for (let i = 0; i < 260; i += 1) {
      pen.strokeStyle = `rgba(70,38,14,${0.025 + noise(i) * 0.06})`
      pen.lineWidth = 0.6 + noise(i + 900) * 3
      const y = noise(i + 300) * h
      pen.beginPath()
      pen.moveTo(0, y)
      pen.bezierCurveTo(w * 0.3, y + noise(i + 70) * 16 - 8, w * 0.7, y + noise(i + 40) * 16 - 8, w, y)
      pen.stroke()
    }
  })
  map.wrapS = map.wrapT = RepeatWrapping
  map.repeat.set(scale, scale)
  return new MeshPhysicalMaterial({ map, roughness: 0.52, clearcoat: 0.15, clearcoatRoughness: 0.5, side: DoubleSide })
}

/** Luminous material: bulbs, the inside of lamps, indicator lights. */
export const glow = (color: string, strength = 1): Material =>
  new MeshPhysicalMaterial({ color, emissive: new Color(color), emissiveIntensity: strength, roughness: 0.6 })

/** Printed surface: what `paint` draws becomes the colour of the part. */
export const print = (
  w: number,
  h: number,
  paint: (pen: CanvasRenderingContext2D, w: number, h: number) => void,
  roughness = 0.6,
): Material => {
  const map = picture(w, h, paint)
  map.wrapS = map.wrapT = RepeatWrapping
  return new MeshPhysicalMaterial({ map, roughness, transparent: true, depthWrite: false, side: DoubleSide })
}

/** Screen behind glass: luminous, with a crisp reflection on top. */
export const display = (
  w: number,
  h: number,
  paint: (pen: CanvasRenderingContext2D, w: number, h: number) => void,
): Material => {
  const map = picture(w, h, paint)
  return new MeshPhysicalMaterial({
    color: '#0a0b0e',
    emissive: new Color('#ffffff'),
    emissiveMap: map,
    emissiveIntensity: 0.92,
    roughness: 0.12,
    clearcoat: 0.6,
    clearcoatRoughness: 0.02,
  })
}

function picture(w: number, h: number, paint: (pen: CanvasRenderingContext2D, w: number, h: number) => void): Texture {
  const canvas = document.createElement('canvas')
  canvas.width = w
  canvas.height = h
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('no 2d canvas in this browser')
  paint(pen, w, h)
  const texture = new CanvasTexture(canvas)
  texture.colorSpace = SRGBColorSpace
  texture.anisotropy = 8
  return texture
}

function tiled(kind: 'weave' | 'grain', scale: number): Texture {
  const texture = picture(256, 256, (pen, w, h) => {
    const image = pen.createImageData(w, h)
    for (let y = 0; y < h; y += 1)
      for (let x = 0; x < w; x += 1) {
        const weave = (Math.sin((x / 8) * Math.PI) * (Math.floor(y / 8) % 2 ? 1 : -1) + 1) * 90
        const level = kind === 'weave' ? weave + noise(y * w + x) * 60 : noise(y * w + x) * 255
        const index = (y * w + x) * 4
        image.data.set([level, level, level, 255], index)
      }
    pen.putImageData(image, 0, 0)
  })
  texture.wrapS = texture.wrapT = RepeatWrapping
  texture.repeat.set(scale, scale)
  return texture
}
