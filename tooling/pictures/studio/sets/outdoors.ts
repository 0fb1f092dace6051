import {
  BufferGeometry,
  Color,
  Euler,
  Float32BufferAttribute,
  InstancedMesh,
  Matrix4,
  MeshLambertMaterial,
  Quaternion,
  Vector3,
} from 'three'
import type { MakeSet } from '../cover/cover.ts'
import { matte } from '../materials.ts'
import { noise } from '../noise.ts'
import { rock } from '../props/stones.ts'
import { at, rod } from '../shapes.ts'
import { bounce, paper, pile, sand, shades, sheen, soil, stone } from '../surfaces/ground.ts'
import { darker, lighter } from '../tones.ts'
import { floor, overlay, wall } from './parts.ts'

/** Grass before a blurred green; `accent` is the sky. */
export const grass: MakeSet = (tone, accent) => ({
  ground: [floor(soil(darker(tone, 0.25)))],
  pieces: [blades(tone, 5200, 0.26, 2.7)],
  backdrop: [lighter(accent, 0.2), lighter(accent, 0.2)],
  haze: lighter(accent, 0.2),
})

/** Moss and stones in the wood. */
export const moss: MakeSet = (tone, accent) => ({
  ground: [floor(pile(tone, 3)), at(overlay(shades('leaves'), 9, 9, 0.6), { rx: -Math.PI / 2, y: 0.02 })],
  pieces: [
    blades(lighter(tone, 0.08), 2600, 0.1, 2.6),
    at(rock(0.6, accent, 3), { x: -1.7, z: -1.2 }),
    at(rock(0.42, accent, 8), { x: 1.75, z: -0.9 }),
  ],
  backdrop: [lighter(tone, 0.45), lighter(tone, 0.45)],
  haze: lighter(tone, 0.45),
})

/** Wet rock: a broad slab of dark stone. */
export const slate: MakeSet = (tone, accent) => {
  const wet = sheen(tone)
  return {
    ground: [floor(wet)],
    pieces: [
      at(rock(0.7, tone, 5), { x: -1.9, z: -1.6 }),
      at(rock(0.5, tone, 12), { x: 2, z: -1.3 }),
      at(rock(0.22, lighter(tone, 0.1), 21), { x: 1.5, z: 0.9 }),
    ],
    backdrop: [lighter(accent, 0.2), lighter(accent, 0.2)],
    haze: lighter(accent, 0.2),
  }
}

/** Sand and a rope. */
export const beach: MakeSet = (tone, accent) => ({
  ground: [floor(sand(tone))],
  pieces: [
    at(
      rod(
        Array.from({ length: 30 }, (_, i): [number, number, number] => {
          const turn = (i / 29) * Math.PI * 5
          const away = 0.28 + i * 0.014
          return [Math.cos(turn) * away, 0.06 + (i / 29) * 0.02, Math.sin(turn) * away]
        }),
        0.055,
        matte('#d8c7a0'),
      ),
      { x: -1.65, z: -0.9 },
    ),
    at(rock(0.2, '#b9aa93', 4), { x: 1.7, z: -0.4 }),
  ],
  backdrop: [lighter(accent, 0.3), lighter(accent, 0.3)],
  haze: lighter(accent, 0.3),
})

/** Running track with its lines. */
export const track: MakeSet = (tone, accent) => ({
  ground: [floor(pile(tone, 6)), ...[-3.6, -1.5, 0.95, 3.2].map(z => at(overlayLine(), { y: 0.004, z }))],
  backdrop: [lighter(accent, 0.3), lighter(accent, 0.3)],
  haze: lighter(accent, 0.3),
})

/** Pavement with a low wall behind. */
export const pavement: MakeSet = (tone, accent) => ({
  ground: [floor(stone(tone, 1)), wall(stone(accent, 2), -3)],
  backdrop: bounce(accent),
})

function overlayLine() {
  const line = paper('#f4f1ec')
  const mesh = floor(line, 0.14)
  return at(mesh, { rx: -Math.PI / 2 })
}

/** Tuft of many blades: one triangle strip each, in one draw call. */
function blades(color: string, count: number, high: number, reach: number): InstancedMesh {
  const geometry = new BufferGeometry()
  geometry.setAttribute(
    'position',
    new Float32BufferAttribute([-0.014, 0, 0, 0.014, 0, 0, -0.009, 0.55, 0.05, 0.009, 0.55, 0.05, 0, 1, 0.2], 3),
  )
  geometry.setIndex([0, 1, 2, 1, 3, 2, 2, 3, 4])
  geometry.computeVertexNormals()
  const mesh = new InstancedMesh(geometry, new MeshLambertMaterial({ side: 2 }), count)
  const matrix = new Matrix4()
  const tint = new Color()
  for (let i = 0; i < count; i += 1) {
    const [x, z] = [(noise(i) - 0.5) * 2 * reach * 1.5, (noise(i + 9e5) - 0.62) * 2 * reach]
    const tall = high * (0.5 + noise(i + 4e5))
    matrix.compose(
      new Vector3(x, 0, z),
      new Quaternion().setFromEuler(new Euler((noise(i + 7e5) - 0.5) * 0.7, noise(i + 2e5) * 6.3, 0)),
      new Vector3(1, tall, tall * 1.4),
    )
    mesh.setMatrixAt(i, matrix)
    mesh.setColorAt(
      i,
      tint.set(noise(i + 3e5) > 0.5 ? lighter(color, noise(i) * 0.08) : darker(color, 0.1 + noise(i) * 0.35)),
    )
  }
  return mesh
}
