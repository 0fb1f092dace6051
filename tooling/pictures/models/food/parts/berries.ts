import { MeshPhysicalMaterial, type Object3D } from 'three'
import { matte } from '../../../studio/materials.ts'
import { noise } from '../../../studio/noise.ts'
import { leaf } from '../../../studio/props/green.ts'
import { at, ball, group, ring, rod } from '../../../studio/shapes.ts'
import { disc } from '../../../studio/soft-shapes.ts'
import { painted } from '../../../studio/surfaces/painted.ts'
import { blend, darker, lighter } from '../../../studio/tones.ts'
import { around } from './cream.ts'
import { grown } from './organic.ts'

/** Strawberry standing on its tip's side: cap up, tip down, middle at 0; `r` is half of its width. */
export function strawberry(r = 1.6, seed = 1, red = '#d8232f'): Object3D {
  const wide = (y: number) => (y > 0 ? Math.sqrt(Math.max(0, 1 - y ** 4)) : (1 - Math.abs(y) ** 1.7) ** 0.62)
  const body = grown({
    size: [r, r * 1.22, r * (0.92 + noise(seed) * 0.1)],
    colour: p =>
      blend(blend(red, '#f7d9b6', Math.max(0, p.y - 0.72) * 2.4), darker(red, 0.12), p.y < 0 ? -p.y * 0.3 : 0),
    bend: p => {
      const flat = Math.hypot(p.x, p.z) || 1
      const wanted = wide(p.y)
      p.x *= wanted / flat
      p.z *= wanted / flat
    },
    lump: 0.07,
    seed,
    fine: 28,
    finish: 'wet',
  })
  const pip = grown({ size: [0.055 * r, 0.085 * r, 0.05 * r], colour: '#f0cf72', fine: 6 })
  const pips = [0.62, 0.36, 0.1, -0.16, -0.42, -0.66].flatMap((y, row) => {
    const away = wide(y)
    const count = Math.max(5, Math.round(13 * away))
    return Array.from({ length: count }, (_, i) => {
      const turn = ((i + (row % 2) / 2) / count) * Math.PI * 2
      return at(pip.clone(), {
        x: Math.sin(turn) * away * r * 0.985,
        y: y * r * 1.22,
        z: Math.cos(turn) * away * r * 0.95,
      })
    })
  })
  return group(body, ...pips, at(cap(r), { y: r * 1.1 }))
}

/** Green cap with a short stalk. */
export const cap = (r: number): Object3D =>
  group(
    around(
      i => at(leaf(i % 2 ? '#4f8a3a' : '#64a048', r * 0.95, r * 0.42, r * 0.14), { ry: -Math.PI / 2, rz: 0.12 }),
      7,
      r * 0.1,
      0,
    ),
    rod(
      [
        [0, 0, 0],
        [0.05 * r, r * 0.3, 0],
        [0.2 * r, r * 0.55, 0],
      ],
      r * 0.07,
      matte('#6d9a4c'),
    ),
  )

/** Half a strawberry, its cut face up. */
export function halfStrawberry(r = 1.6, seed = 1): Object3D {
  const whole = grown({
    size: [r, r * 0.8, r * 1.22],
    colour: '#d8232f',
    bend: p => {
      p.y = Math.min(p.y, 0)
      p.x *= p.z > 0 ? 1 - 0.5 * p.z ** 2 : 1
    },
    lump: 0.04,
    seed,
    finish: 'wet',
  })
  const face = at(disc(r * 0.98, cutBerry()), { y: 0.02 })
  face.scale.set(0.96, 1, 1.2)
  return group(whole, face)
}

const cutBerry = (): MeshPhysicalMaterial => {
  const map = painted(256, 256, (pen, w) => {
    const m = w / 2
    pen.fillStyle = '#d8232f'
    pen.fillRect(0, 0, w, w)
    const wash = pen.createRadialGradient(m, m, m * 0.1, m, m, m * 0.95)
    wash.addColorStop(0, '#fdeae2')
    wash.addColorStop(0.35, '#f6b4ab')
    wash.addColorStop(0.8, '#e8545a')
    wash.addColorStop(1, '#d8232f')
    pen.fillStyle = wash
    pen.beginPath()
    pen.moveTo(m, w * 0.97)
    pen.bezierCurveTo(w * 0.78, w * 0.8, w, w * 0.5, w * 0.86, w * 0.16)
    pen.quadraticCurveTo(m, -w * 0.06, w * 0.14, w * 0.16)
    pen.bezierCurveTo(0, w * 0.5, w * 0.22, w * 0.8, m, w * 0.97)
    pen.fill()
    pen.strokeStyle = '#fff1ea88'
    pen.lineWidth = 3
    for (let i = 0; i < 16; i += 1) {
      const turn = (i / 16) * 6.28
      pen.beginPath()
      pen.moveTo(m + Math.cos(turn) * w * 0.12, m + Math.sin(turn) * w * 0.14)
      pen.lineTo(m + Math.cos(turn) * w * 0.36, m + Math.sin(turn) * w * 0.42)
      pen.stroke()
    }
  })
  return new MeshPhysicalMaterial({ map, roughness: 0.3, clearcoat: 0.7, clearcoatRoughness: 0.2 })
}

/** Blueberry with its crown and bloom, lying on 0. */
export const blueberry = (r = 0.8, seed = 1, bloom = 0.3): Object3D => {
  const skin = '#2f3c68'
  const body = grown({
    size: [r, r * 0.9, r],
    colour: p =>
      blend(
        skin,
        '#aab6d8',
        bloom * (0.4 + noise(Math.round(p.x * 9 + p.z * 31 + seed * 7)) * 0.4) + Math.max(0, p.y) * bloom * 0.5,
      ),
    lump: 0.04,
    seed,
    fine: 18,
    finish: 'soft',
  })
  const crown = at(ring(r * 0.26, r * 0.09, matte(darker(skin, 0.25))), { y: r * 0.86, rx: Math.PI / 2 })
  const hole = at(ball(r * 0.2, matte('#1b2038')), { y: r * 0.78 })
  return group(at(group(body, crown, hole), { y: r * 0.88 }))
}

/** Cherry with its stalk; it hangs from `stalk` and lies on 0. */
export const cherry = (
  r = 1.25,
  red = '#8e1226',
  stalk: readonly [number, number] = [0.9, 4.2],
  green = '#7d8a3f',
): Object3D => {
  const body = grown({
    size: [r, r * 0.95, r],
    colour: p => blend(red, lighter(red, 0.18), Math.max(0, p.x * 0.5 + 0.2)),
    bend: p => {
      p.y -= 0.32 * Math.exp(-(1 - p.y) * 9)
    },
    fine: 26,
    finish: 'wet',
  })
  const [x, y] = stalk
  return group(
    at(body, { y: r * 0.94 }),
    rod(
      [
        [0, r * 1.5, 0],
        [x * 0.15, r * 1.5 + y * 0.5, 0],
        [x, r * 1.5 + y, 0],
      ],
      0.085,
      matte(green),
    ),
    at(ball(0.16, matte(darker(green, 0.3))), { x, y: r * 1.5 + y }),
  )
}
