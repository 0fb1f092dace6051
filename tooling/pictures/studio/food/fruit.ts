import {
  type BufferGeometry,
  Group,
  Mesh,
  MeshPhysicalMaterial,
  type Object3D,
  SphereGeometry,
  type Texture,
} from 'three'
import { matte } from '../materials.ts'
import { noise } from '../noise.ts'
import { leaf } from '../props/green.ts'
import { at, drum, group } from '../shapes.ts'
import { disc } from '../soft-shapes.ts'
import { clouds } from '../surfaces/fields.ts'
import { once, painted, repeated } from '../surfaces/painted.ts'
import { blend, darker, lighter } from '../tones.ts'

/** Shape and skin of a fruit. */
export interface Fruit {
  /** Half of its width in centimetres. */
  readonly r: number
  /** Height against width. */
  readonly tall?: number
  /** Pull of the upper and lower end to a point: lemons 0.35, oranges 0. */
  readonly tip?: number
  /** Dimple at the stalk. */
  readonly dimple?: number
  /** Ribs around, as in mandarins and peppers. */
  readonly ribs?: number
  readonly skin: string
  /** Second colour that clouds over the skin. */
  readonly blush?: string
  /** Pores of citrus skin, 0 for smooth fruit. */
  readonly pores?: number
  /** Gloss: 0.2 is waxed, 0.7 is dull. */
  readonly dull?: number
  readonly seed?: number
}

/** Whole fruit lying on y = 0. */
export function fruit(shape: Fruit): Object3D {
  const { r, skin, seed = 1 } = shape
  const mesh = new Mesh(body(shape), skinOf(shape))
  const stalk = at(drum(r * 0.05, r * 0.075, r * 0.09, matte('#6d6a3a')), {
    y: r * (shape.tall ?? 1) * (1.93 - (shape.dimple ?? 0.1)),
  })
  const whole = new Group()
  mesh.position.y = r * (shape.tall ?? 1)
  whole.add(mesh, stalk)
  whole.rotation.y = noise(seed) * 6
  whole.userData.skin = skin
  return group(whole)
}

/** Fruit cut across: a dome lying on its skin, its cut face up and tilted by `tilt` towards the camera. */
export function half(
  shape: Fruit,
  flesh: string,
  options: { segments?: number; pith?: number; tilt?: number } = {},
): Object3D {
  const { r } = shape
  const dome = new Mesh(body({ ...shape, dimple: 0 }, true), skinOf(shape))
  const face = disc(r * 0.985, cutFace(flesh, shape.skin, options.segments ?? 10, options.pith ?? 0.1))
  const part = at(group(dome, face), { rx: options.tilt ?? 1.1, y: r * 0.96 })
  return group(part)
}

/** Round slice of `thick` centimetres, lying. */
export function slice(r: number, flesh: string, skin: string, thick = 0.6, segments = 10): Object3D {
  return group(
    drum(r, r, thick, matte(blend(skin, flesh, 0.3), 0.5), 0.1),
    at(disc(r * 0.97, cutFace(flesh, skin, segments, 0.09)), { y: thick + 0.02 }),
  )
}

/** Fruit with its leaf at the stalk. */
export function leafed(shape: Fruit, green = '#5c8a45'): Object3D {
  const top = shape.r * (shape.tall ?? 1) * 1.92
  return group(
    fruit(shape),
    at(leaf(green, shape.r * 1.35, shape.r * 0.62, shape.r * 0.12), { y: top, ry: 0.5, rz: 0.16 }),
    at(leaf(darker(green, 0.14), shape.r * 1.1, shape.r * 0.55, shape.r * 0.12), { y: top, ry: 2.6, rz: 0.3 }),
  )
}

/** A heap: `count` fruits in rings, upper ones in the gaps. */
export function heap(make: (seed: number) => Object3D, r: number, count: number): Object3D {
  const places: [number, number, number][] = []
  const rings = [
    [1, 0, 0],
    [6, 2.02, 0],
    [3, 1.16, 1.6],
    [1, 0, 2.9],
  ] as const
  for (const [many, away, high] of rings)
    for (let i = 0; i < many; i += 1) {
      const turn = (i / many) * Math.PI * 2 + high + 0.35
      places.push([Math.cos(turn) * away * r, high * r, Math.sin(turn) * away * r])
    }
  return group(
    ...places
      .slice(0, count)
      .map(([x, y, z], i) =>
        at(group(at(make(i + 1), { rz: (noise(i + 60) - 0.5) * 0.9, rx: (noise(i + 90) - 0.5) * 0.7 })), { x, y, z }),
      ),
  )
}

function body({ r, tall = 1, tip = 0, dimple = 0.1, ribs = 0, seed = 1 }: Fruit, halved = false): BufferGeometry {
  const geometry = halved
    ? new SphereGeometry(1, 52, 20, 0, Math.PI * 2, Math.PI / 2, Math.PI / 2)
    : new SphereGeometry(1, 42, 28)
  const position = geometry.getAttribute('position')
  for (let i = 0; i < position.count; i += 1) {
    const [x, y, z] = [position.getX(i), position.getY(i), position.getZ(i)]
    const polar = Math.abs(y)
    const turn = Math.atan2(z, x)
    const lump = halved ? 1 : 0.97 + clouds(x * 1.3 + seed * 9 + 30, y * 1.3 + z * 1.1 + 30, 2) * 0.06
    const rib = 1 + Math.cos(turn * ribs) * 0.014 * (ribs > 0 ? 1 - polar ** 3 : 0)
    const dip = dimple * Math.exp(-((1 - polar) * 26)) * (y > 0 ? 1 : 0.55)
    const point = tip * polar ** 9
    const waist = 1 - tip * 0.6 * polar ** 4
    position.setXYZ(
      i,
      x * lump * rib * r * waist,
      (y * (1 + point) - Math.sign(y) * dip) * lump * r * tall,
      z * lump * rib * r * waist,
    )
  }
  geometry.computeVertexNormals()
  return geometry
}

function skinOf({ skin, blush, pores = 1, dull = 0.42, seed = 1 }: Fruit): MeshPhysicalMaterial {
  const map = once(`skin-${skin}-${blush}-${pores > 0}-${seed % 3}`, 256, 256, (pen, w, h) => {
    pen.fillStyle = skin
    pen.fillRect(0, 0, w, h)
    for (let i = 0; i < 60; i += 1) {
      pen.fillStyle = `${blush ?? (i % 2 ? lighter(skin, 0.22) : darker(skin, 0.14))}${blush ? '26' : '18'}`
      pen.beginPath()
      pen.arc(noise(i + seed * 91) * w, noise(i + seed * 37 + 500) * h, 12 + noise(i) * 40, 0, 7)
      pen.fill()
    }
    if (pores === 0) return
    for (let i = 0; i < 240; i += 1) {
      pen.fillStyle = `${darker(skin, 0.3)}22`
      pen.fillRect(noise(i + seed) * w, noise(i + 7000) * h, 1.4, 1.4)
    }
  })
  return new MeshPhysicalMaterial({
    map,
    roughness: dull,
    clearcoat: dull < 0.5 ? 0.35 : 0,
    clearcoatRoughness: 0.35,
    ...(pores > 0 ? { bumpMap: poresMap(), bumpScale: 2.6 * pores } : {}),
  })
}

const poresMap = (): Texture =>
  repeated(
    once(
      'pores',
      256,
      256,
      (pen, w, h) => {
        pen.fillStyle = '#ffffff'
        pen.fillRect(0, 0, w, h)
        pen.filter = 'blur(1px)'
        for (let i = 0; i < 520; i += 1) {
          pen.fillStyle = 'rgba(0,0,0,0.5)'
          pen.beginPath()
          pen.arc(noise(i) * w, noise(i + 900) * h, 1.4 + noise(i + 44) * 2, 0, 7)
          pen.fill()
        }
        pen.filter = 'none'
      },
      false,
    ),
    5,
    3,
  )

function cutFace(flesh: string, skin: string, segments: number, pith: number): MeshPhysicalMaterial {
  const map = painted(512, 512, (pen, w) => {
    const m = w / 2
    const disc = (share: number, color: string) => {
      pen.fillStyle = color
      pen.beginPath()
      pen.arc(m, m, m * share, 0, 7)
      pen.fill()
    }
    disc(1, skin)
    disc(0.975, blend('#fff6dc', skin, 0.12))
    for (let i = 0; i < segments; i += 1)
      wedge(pen, m, m * (1 - pith), (i / segments) * Math.PI * 2, (Math.PI * 2) / segments, flesh, i)
    disc(0.07, '#fff3d6')
  })
  return new MeshPhysicalMaterial({ map, roughness: 0.3, clearcoat: 0.6, clearcoatRoughness: 0.25 })
}

function wedge(
  pen: CanvasRenderingContext2D,
  m: number,
  r: number,
  from: number,
  wide: number,
  flesh: string,
  seed: number,
): void {
  const gap = 0.035
  pen.save()
  pen.translate(m, m)
  pen.rotate(from + wide / 2)
  pen.beginPath()
  const spread = wide / 2 - gap
  pen.moveTo(r * 0.09, 0)
  pen.lineTo(Math.cos(spread) * r * 0.92, -Math.sin(spread) * r * 0.92)
  pen.quadraticCurveTo(r * 1.06, 0, Math.cos(spread) * r * 0.92, Math.sin(spread) * r * 0.92)
  pen.closePath()
  const wash = pen.createRadialGradient(0, 0, r * 0.1, 0, 0, r)
  wash.addColorStop(0, lighter(flesh, 0.34))
  wash.addColorStop(1, flesh)
  pen.fillStyle = wash
  pen.fill()
  pen.clip()
  for (let i = 0; i < 46; i += 1) {
    const away = r * (0.15 + noise(seed * 99 + i) * 0.8)
    const turn = (noise(seed * 77 + i + 500) - 0.5) * wide
    pen.fillStyle = i % 2 ? `${lighter(flesh, 0.5)}55` : `${darker(flesh, 0.2)}40`
    pen.save()
    pen.rotate(turn)
    pen.beginPath()
    pen.ellipse(away, 0, r * 0.085, r * 0.02, 0, 0, 7)
    pen.fill()
    pen.restore()
  }
  pen.restore()
}
