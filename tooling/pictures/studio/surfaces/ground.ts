import { Color, DoubleSide, type Material, MeshLambertMaterial, MeshStandardMaterial, type Texture } from 'three'
import { noise } from '../noise.ts'
import { blend, darker, lighter } from '../tones.ts'
import { clouds, field } from './fields.ts'
import { levels, once, type Paint, repeated } from './painted.ts'

/**
 * Material of a wall, floor or table. Dull ones take their light from the lamp and an even glow, which costs a third of
 * what a product's material does.
 */
function surface(
  map: Texture | null,
  color: string,
  roughness: number,
  bump: Texture | null = null,
  deep = 1,
): Material {
  const relief = { side: DoubleSide, ...(map ? { map } : {}), ...(bump ? { bumpMap: bump, bumpScale: deep } : {}) }
  if (roughness < 0.5) return new MeshStandardMaterial({ color, roughness, ...relief })
  const glow = new Color(color).multiplyScalar(0.2)
  return new MeshLambertMaterial({
    color: new Color(color).multiplyScalar(0.84),
    emissive: glow,
    ...(map ? { emissiveMap: map } : {}),
    ...relief,
  })
}

/** Even paint with a breath of cloudiness. */
export const plaster = (color: string) =>
  surface(
    repeated(
      once(
        'plaster',
        512,
        512,
        levels((x, y) => 0.95 + clouds(x / 128, y / 128, 2, 4) * 0.05),
      ),
      2,
      2,
    ),
    color,
    0.95,
  )

/** Boards of wood along x, `rows` of them in a square. */
export const planks = (color: string, rows = 4, repeat = 1) =>
  surface(repeated(once(`planks-${color}-${rows}`, 1024, 1024, boards(color, rows)), repeat, repeat), '#ffffff', 0.6)

/** One piece of wood without joints. */
export const board = (color: string, repeat = 1) =>
  surface(repeated(once(`planks-${color}-1`, 1024, 1024, boards(color, 1)), repeat, repeat), '#ffffff', 0.55)

/** White or coloured stone with soft veins. */
export const marble = (color: string, vein = '#8b8a8c') =>
  surface(once(`marble-${color}-${vein}`, 1024, 1024, veins(color, vein)), '#ffffff', 0.22)

/** Grainy stone or concrete. */
export const stone = (color: string, repeat = 2) =>
  surface(
    repeated(
      once(
        'stone',
        512,
        512,
        levels((x, y) => 0.86 + clouds(x / 64, y / 64, 3, 8) * 0.14),
      ),
      repeat,
      repeat,
    ),
    color,
    0.9,
    repeated(
      once(
        'stone-bump',
        512,
        512,
        levels((x, y) => clouds(x / 20, y / 20, 4, 26)),
        false,
      ),
      repeat,
      repeat,
    ),
    1.6,
  )

/** Square tiles with joints, `count` in a row. */
export const tiles = (color: string, count = 6, wide = 1) =>
  surface(
    repeated(once(`tiles-${color}`, 1024, 1024, tiling(color)), count / 4 / wide, count / 4),
    '#ffffff',
    0.25,
    repeated(once('tiles-bump', 1024, 1024, tiling('#ffffff', '#000000'), false), count / 4 / wide, count / 4),
    2,
  )

/** Woven linen or canvas. */
export const weave = (color: string, repeat = 10) =>
  surface(
    repeated(
      once(
        'weave',
        256,
        256,
        levels((x, y) => woven(x, y, 0.96)),
      ),
      repeat,
      repeat,
    ),
    color,
    1,
    repeated(
      once(
        'weave-bump',
        256,
        256,
        levels((x, y) => woven(x, y, 0)),
        false,
      ),
      repeat,
      repeat,
    ),
    0.5,
  )

/** Short pile of a rug. */
export const pile = (color: string, repeat = 12) =>
  surface(
    repeated(
      once(
        'pile',
        256,
        256,
        levels((x, y) => 0.86 + noise(x * 257 + y) * 0.14),
      ),
      repeat,
      repeat,
    ),
    color,
    1,
    repeated(
      once(
        'pile-bump',
        256,
        256,
        levels((x, y) => noise(x * 257 + y)),
        false,
      ),
      repeat,
      repeat,
    ),
    2,
  )

/** Fine sand with ripples. */
export const sand = (color: string) =>
  surface(
    repeated(
      once(
        'sand',
        512,
        512,
        levels((x, y) => 0.86 + noise(x * 997 + y) * 0.14),
      ),
      3,
      3,
    ),
    color,
    1,
    once(
      'sand-bump',
      512,
      512,
      levels((x, y) => 0.5 + 0.4 * Math.sin((y / 512) * 44 + clouds(x / 90, y / 90, 3, 6) * 9)),
      false,
    ),
    6,
  )

/** Soil under grass and moss. */
export const soil = (color: string) =>
  surface(
    repeated(
      once(
        'soil',
        512,
        512,
        levels((x, y) => 0.6 + clouds(x / 16, y / 16, 4, 32) * 0.4),
      ),
      4,
      4,
    ),
    color,
    1,
    repeated(
      once(
        'soil-bump',
        512,
        512,
        levels((x, y) => clouds(x / 12, y / 12, 3, 43)),
        false,
      ),
      4,
      4,
    ),
    6,
  )

/** Smooth card or paper. */
export const paper = (color: string) => surface(null, color, 0.92)

/** Wet stone or satin: it reflects the soft boxes dimly. */
export const sheen = (color: string, roughness = 0.42) =>
  new MeshStandardMaterial({ color, roughness, side: DoubleSide })

/** Light through a window or leaves, as a shade to lay over a wall: black where dark. */
export const shades = (kind: 'window' | 'leaves'): Texture =>
  once(`shades-${kind}`, 512, 512, (pen, w, h) => {
    pen.fillStyle = '#ffffff'
    pen.fillRect(0, 0, w, h)
    pen.filter = kind === 'window' ? 'blur(7px)' : 'blur(9px)'
    if (kind === 'window') windowShade(pen, w, h)
    else leafShade(pen, w, h)
    pen.filter = 'none'
  })

function windowShade(pen: CanvasRenderingContext2D, w: number, h: number): void {
  pen.fillStyle = '#8f8a88'
  pen.fillRect(0, 0, w, h)
  pen.fillStyle = '#ffffff'
  pen.save()
  pen.transform(1, 0.22, -0.3, 1, w * 0.18, 0)
  for (const [x, y] of [
    [0.2, 0.08],
    [0.47, 0.08],
    [0.2, 0.46],
    [0.47, 0.46],
  ] as const)
    pen.fillRect(x * w, y * h, w * 0.24, h * 0.35)
  pen.restore()
}

function leafShade(pen: CanvasRenderingContext2D, w: number, h: number): void {
  pen.fillStyle = 'rgba(90,86,84,0.62)'
  for (let branch = 0; branch < 3; branch += 1)
    for (let i = 0; i < 9; i += 1) {
      pen.save()
      pen.translate(w * (0.98 - branch * 0.17 - i * 0.045), h * (0.02 + branch * 0.14 + i * 0.06))
      pen.rotate((i % 2 ? 0.5 : 2.1) + noise(branch * 31 + i) * 0.5)
      pen.beginPath()
      pen.ellipse(w * 0.07, 0, w * 0.08, w * 0.02, 0, 0, Math.PI * 2)
      pen.fill()
      pen.restore()
    }
}

function boards(color: string, rows: number): Paint {
  return (pen, w, h) => {
    const high = h / rows
    for (let row = 0; row < rows; row += 1) {
      const tone =
        rows === 1 ? color : blend(color, noise(row + 5) > 0.5 ? '#ffffff' : '#3a2412', noise(row + 40) * 0.12)
      pen.fillStyle = tone
      pen.fillRect(0, row * high, w, high)
      for (let i = 0; i < 420 / rows; i += 1) {
        const y = row * high + noise(row * 999 + i) * high
        pen.strokeStyle = `rgba(${noise(i + 3) > 0.35 ? '64,36,14' : '255,236,206'},${0.015 + noise(i + 77) * 0.05})`
        pen.lineWidth = 0.5 + noise(i + 900) ** 3 * 5
        const bend = (noise(i + 70 + row) - 0.5) * 26
        pen.beginPath()
        pen.moveTo(0, y)
        pen.bezierCurveTo(w * 0.3, y + bend, w * 0.7, y - bend, w, y)
        pen.stroke()
      }
      if (rows > 1) {
        pen.fillStyle = darker(color, 0.45)
        pen.fillRect(0, row * high, w, 2)
        pen.fillRect(noise(row + 11) * w, row * high, 2, high)
      }
    }
  }
}

function veins(color: string, vein: string): Paint {
  return (pen, w, h) => {
    pen.fillStyle = color
    pen.fillRect(0, 0, w, h)
    pen.filter = 'blur(14px)'
    for (let i = 0; i < 12; i += 1) {
      pen.fillStyle = `${vein}${i % 2 ? '16' : '22'}`
      pen.beginPath()
      pen.ellipse(noise(i) * w, noise(i + 30) * h, 160 + noise(i + 60) * 160, 40, -0.7, 0, Math.PI * 2)
      pen.fill()
    }
    for (let i = 0; i < 16; i += 1) {
      pen.filter = i % 3 ? 'blur(1.2px)' : 'blur(3px)'
      pen.strokeStyle = `${vein}${i % 3 ? '66' : '44'}`
      pen.lineWidth = 0.8 + noise(i + 8) * (i % 3 ? 1.6 : 6)
      pen.beginPath()
      let [x, y] = [noise(i + 120) * w * 1.4 - w * 0.2, -20]
      pen.moveTo(x, y)
      while (y < h + 20) {
        y += 26
        x += (field(y / 90, i * 3.3, 4096, 5) - 0.36) * 46
        pen.lineTo(x, y)
      }
      pen.stroke()
    }
    pen.filter = 'none'
  }
}

function tiling(color: string, joint?: string): Paint {
  return (pen, w, h) => {
    pen.fillStyle = joint ?? darker(color, 0.16)
    pen.fillRect(0, 0, w, h)
    const side = w / 4
    for (let row = 0; row < 4; row += 1)
      for (let column = 0; column < 4; column += 1) {
        pen.fillStyle = joint ? color : blend(color, '#ffffff', noise(row * 4 + column) * 0.14)
        pen.beginPath()
        pen.roundRect(column * side + 4, row * side + 4, side - 8, side - 8, 5)
        pen.fill()
      }
    if (!joint) return
    pen.filter = 'none'
  }
}

function woven(x: number, y: number, floor: number): number {
  const across = Math.sin((x / 8) * Math.PI) ** 2
  const along = Math.sin((y / 8) * Math.PI) ** 2
  const over = (Math.floor(x / 8) + Math.floor(y / 8)) % 2 === 0 ? across : along
  return floor + (1 - floor) * (over * 0.7 + noise(x * 311 + y) * 0.3)
}

/** Tone of the light that a floor of this colour throws back. */
export const bounce = (color: string): readonly [string, string] => [lighter(color, 0.35), darker(color, 0.08)]
