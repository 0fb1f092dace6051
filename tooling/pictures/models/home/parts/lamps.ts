import { Color, DoubleSide, type Material, MeshPhysicalMaterial, type Object3D } from 'three'
import { matte, rubber } from '../../../studio/materials.ts'
import { at, ball, drum, group, ring, rod } from '../../../studio/shapes.ts'
import { once, repeated } from '../../../studio/surfaces/painted.ts'
import { blend, darker, lighter } from '../../../studio/tones.ts'
import { airy, lit } from './light.ts'
import { type Point, surface } from './shape.ts'

/** Cloth or paper with a lamp behind it: brightest in the middle, with the threads of linen. */
export function glowing(color: string, strength = 0.8, kind: 'linen' | 'paper' = 'linen'): Material {
  const map = once(`glow-${kind}`, 256, 256, (pen, w, h) => {
    const wash = pen.createLinearGradient(0, 0, 0, h)
    wash.addColorStop(0, '#8d8378')
    wash.addColorStop(0.45, '#ffffff')
    wash.addColorStop(0.7, '#f4ece0')
    wash.addColorStop(1, '#9c9184')
    pen.fillStyle = wash
    pen.fillRect(0, 0, w, h)
    pen.lineWidth = 1
    for (let i = 0; i < (kind === 'linen' ? 128 : 0); i += 1) {
      pen.strokeStyle = i % 3 ? 'rgba(120,90,60,0.09)' : 'rgba(255,255,255,0.16)'
      pen.beginPath()
      pen.moveTo(i * 2, 0)
      pen.lineTo(i * 2, h)
      pen.moveTo(0, i * 2)
      pen.lineTo(w, i * 2)
      pen.stroke()
    }
  })
  const tone = blend(color, '#ffd9a0', 0.25)
  return new MeshPhysicalMaterial({
    color: tone,
    map: repeated(map, kind === 'linen' ? 3 : 1, 1),
    emissive: new Color(tone),
    emissiveMap: repeated(map, kind === 'linen' ? 3 : 1, 1),
    emissiveIntensity: strength,
    roughness: 0.9,
    side: DoubleSide,
  })
}

/** Round shade of lit linen from its lower to its upper radius, with bound edges. */
export function linenShade(
  low: number,
  top: number,
  high: number,
  color: string,
  pleats = 0,
  material: Material = glowing(color),
): Object3D {
  const skin = surface(
    (u, v) => {
      const turn = u * Math.PI * 2
      const r = low + (top - low) * v + (pleats > 0 ? Math.abs(Math.sin(turn * pleats * 0.5)) * low * 0.035 : 0)
      return [Math.cos(turn) * r, v * high, -Math.sin(turn) * r]
    },
    material,
    pleats > 0 ? pleats * 6 : 72,
    10,
  )
  const edge = matte(darker(color, 0.14))
  return group(
    airy(skin),
    at(ring(low, low * 0.014, edge), { rx: Math.PI / 2 }),
    at(ring(top, low * 0.014, edge), { y: high, rx: Math.PI / 2 }),
    at(airy(ball(low * 0.26, lit('#fff3d8', 1))), { y: high * 0.45 }),
  )
}

/** Cord on the floor or table from the foot. */
export const cord = (points: readonly Point[], color = '#2c2a28', r = 0.28): Object3D => rod(points, r, rubber(color))

/** Round knob of a joint, its axis along x or z. */
export const joint = (r: number, wide: number, material: Material, axis: 'x' | 'z' = 'z'): Object3D =>
  group(
    axis === 'z'
      ? at(drum(r, r, wide, material, r * 0.2), { z: -wide / 2, rx: Math.PI / 2 })
      : at(drum(r, r, wide, material, r * 0.2), { x: wide / 2, rz: Math.PI / 2 }),
  )

/** Milky glass with a lamp in it. */
export const milky = (color = '#fff6e4', strength = 0.7): Material => {
  const glass = new MeshPhysicalMaterial({
    color,
    emissive: new Color(lighter(color, 0.1)),
    emissiveIntensity: strength,
    roughness: 0.16,
    clearcoat: 1,
    clearcoatRoughness: 0.06,
    side: DoubleSide,
  })
  return glass
}
