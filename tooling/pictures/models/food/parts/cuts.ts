import { MeshPhysicalMaterial, type Object3D } from 'three'
import { noise } from '../../../studio/noise.ts'
import { at, group } from '../../../studio/shapes.ts'
import { disc } from '../../../studio/soft-shapes.ts'
import { painted } from '../../../studio/surfaces/painted.ts'
import { darker, lighter } from '../../../studio/tones.ts'
import { type Finish, grown } from './organic.ts'

type Pen = CanvasRenderingContext2D

/** Rings of a cut face from outside in: share of the radius and colour. */
export type Rings = readonly (readonly [share: number, colour: string])[]

/** Painted face of a cut. */
export const cutPaint = (paint: (pen: Pen, w: number) => void, dull = 0.5, coat = 0.2): MeshPhysicalMaterial =>
  new MeshPhysicalMaterial({
    map: painted(320, 320, (pen, w) => paint(pen, w)),
    roughness: dull,
    clearcoat: coat,
    clearcoatRoughness: 0.25,
    side: 2,
  })

/** Rings with a little grain. */
export const ringed =
  (rings: Rings, grain = 90) =>
  (pen: Pen, w: number) => {
    for (const [k, [share, colour]] of rings.entries()) {
      pen.fillStyle = colour
      pen.beginPath()
      for (let i = 0; i <= 40; i += 1) {
        const turn = (i / 40) * Math.PI * 2
        const away = (w / 2) * share * (1 + (k === 0 ? 0 : (noise((i % 40) + k * 50) - 0.5) * 0.04))
        pen.lineTo(w / 2 + Math.cos(turn) * away, w / 2 + Math.sin(turn) * away)
      }
      pen.fill()
      for (let i = 0; i < grain; i += 1) {
        const turn = noise(i + k * 200) * 7
        const away = Math.sqrt(noise(i + k * 200 + 5000)) * (w / 2) * share * 0.96
        pen.fillStyle = i % 2 ? `${lighter(colour, 0.4)}44` : `${darker(colour, 0.25)}33`
        pen.beginPath()
        pen.arc(w / 2 + Math.cos(turn) * away, w / 2 + Math.sin(turn) * away, 1 + noise(i) * 3, 0, 7)
        pen.fill()
      }
    }
  }

interface Half {
  readonly r: number
  /** Depth of the dome against its radius. */
  readonly deep?: number
  readonly skin: string
  readonly face: MeshPhysicalMaterial
  /** Height of the face against its width. */
  readonly tall?: number
  readonly finish?: Finish
  /** Lean of the face: 0 looks up, π/2 to the front. */
  readonly lean?: number
}

/** Half of something round, its cut face towards the camera; lies on 0. */
export function halfRound({ r, deep = 0.9, skin, face, tall = 1, finish = 'soft', lean = 1.2 }: Half): Object3D {
  const dome = grown({
    size: [r, r * deep, r * tall],
    colour: skin,
    bend: p => {
      p.y = Math.min(0, p.y)
    },
    lump: 0.03,
    finish,
  })
  const top = at(disc(r * 0.99, face), { y: 0.02 })
  top.scale.z = tall
  const low = Math.max(r * tall * Math.sin(lean), r * deep * Math.cos(lean))
  return group(at(group(dome, top), { rx: lean, y: low }))
}
