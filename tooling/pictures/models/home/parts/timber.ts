import { DoubleSide, type Material, MeshPhysicalMaterial } from 'three'
import { noise } from '../../../studio/noise.ts'
import { once, type Paint, painted, repeated } from '../../../studio/surfaces/painted.ts'
import { blend } from '../../../studio/tones.ts'

/** Oiled wood whose grain runs across the part, or up it. */
export const timber = (color: string, along: 'across' | 'up' = 'across', scale = 1): MeshPhysicalMaterial =>
  new MeshPhysicalMaterial({
    map: repeated(once(`timber-${color}`, 512, 512, grain(color)), scale, scale, along === 'up' ? Math.PI / 2 : 0),
    roughness: 0.5,
    clearcoat: 0.18,
    clearcoatRoughness: 0.45,
    side: DoubleSide,
  })

/** Pine: yellow, with knots. */
export const pine = (color = '#e2bd84', along: 'across' | 'up' = 'across'): Material =>
  new MeshPhysicalMaterial({
    map: repeated(once(`pine-${color}`, 512, 512, knotty(color)), 1, 1, along === 'up' ? Math.PI / 2 : 0),
    roughness: 0.58,
    side: DoubleSide,
  })

/** Cane or mesh: holes that light falls through. `count` holes in a row. */
export function lattice(color: string, count: number, kind: 'cane' | 'mesh' = 'cane'): Material {
  const map = painted(128, 128, (pen, w) => {
    pen.clearRect(0, 0, w, w)
    pen.strokeStyle = color
    pen.lineWidth = kind === 'cane' ? 13 : 22
    pen.beginPath()
    for (const at of [0, 64, 128]) {
      pen.moveTo(at, 0)
      pen.lineTo(at, w)
      pen.moveTo(0, at)
      pen.lineTo(w, at)
    }
    pen.stroke()
    if (kind === 'mesh') return
    pen.strokeStyle = blend(color, '#5a3a16', 0.22)
    pen.lineWidth = 9
    pen.beginPath()
    for (const shift of [-128, 0, 128]) {
      pen.moveTo(shift, 0)
      pen.lineTo(shift + 128, 128)
      pen.moveTo(shift + 128, 0)
      pen.lineTo(shift, 128)
    }
    pen.stroke()
  })
  map.repeat.set(count, count)
  return new MeshPhysicalMaterial({ map, alphaTest: 0.45, roughness: 0.7, side: DoubleSide })
}

function grain(color: string): Paint {
  return (pen, w, h) => {
    pen.fillStyle = color
    pen.fillRect(0, 0, w, h)
    for (let i = 0; i < 7; i += 1) {
      pen.fillStyle = `${i % 2 ? blend(color, '#3a2210', 0.5) : blend(color, '#fff2da', 0.5)}2a`
      pen.fillRect(0, noise(i + 41) * h, w, 14 + noise(i + 60) * 60)
    }
    for (let i = 0; i < 210; i += 1) {
      pen.strokeStyle = i % 3 ? `rgba(60,34,14,${0.03 + noise(i) * 0.09})` : `rgba(255,240,214,${noise(i) * 0.1})`
      pen.lineWidth = 0.6 + noise(i + 900) ** 2 * 4
      const y = noise(i + 300) * h
      const bend = (noise(i + 70) - 0.5) * 30
      pen.beginPath()
      pen.moveTo(0, y)
      pen.bezierCurveTo(w * 0.3, y + bend, w * 0.7, y - bend, w, y)
      pen.stroke()
    }
  }
}

function knotty(color: string): Paint {
  return (pen, w, h) => {
    grain(color)(pen, w, h)
    for (let i = 0; i < 5; i += 1) {
      const [x, y] = [noise(i + 3) * w, noise(i + 13) * h]
      for (let k = 5; k > 0; k -= 1) {
        pen.fillStyle = `rgba(122,66,22,${k === 1 ? 0.7 : 0.12})`
        pen.beginPath()
        pen.ellipse(x, y, k * 7, k * 3.4, 0, 0, 7)
        pen.fill()
      }
    }
  }
}
