import {
  AdditiveBlending,
  Color,
  DoubleSide,
  type Material,
  Mesh,
  MeshBasicMaterial,
  MeshPhysicalMaterial,
  type Object3D,
  PlaneGeometry,
} from 'three'
import { once } from '../../../studio/surfaces/painted.ts'

/** Shade or bulb that is lit: it glows and throws no shadow. */
export const lit = (color: string, strength = 0.75, roughness = 0.55): Material =>
  new MeshPhysicalMaterial({
    color,
    emissive: new Color(color),
    emissiveIntensity: strength,
    roughness,
    side: DoubleSide,
  })

/** Marks a part as light: it neither throws nor catches a shadow. */
export function airy<T extends Object3D>(part: T): T {
  part.traverse(one => {
    one.userData.airy = true
  })
  return part
}

/** Soft round shine that faces the camera, `r` centimetres wide; lay it down with `rx` for a pool of light. */
export function halo(color: string, r: number, strength = 0.5, tall = 1): Mesh {
  const map = once('halo', 128, 128, (pen, w, h) => {
    const wash = pen.createRadialGradient(w / 2, h / 2, 0, w / 2, h / 2, w / 2)
    wash.addColorStop(0, '#ffffff')
    wash.addColorStop(0.35, '#8a8a8a')
    wash.addColorStop(0.7, '#222222')
    wash.addColorStop(1, '#000000')
    pen.fillStyle = wash
    pen.fillRect(0, 0, w, h)
  })
  return airy(new Mesh(new PlaneGeometry(r * 2, r * 2 * tall), shine(map, color, strength)))
}

/** Cone of light below a shade: `top` and `bottom` wide, `high` tall. */
export function beam(color: string, top: number, bottom: number, high: number, strength = 0.25): Mesh {
  const map = once('beam', 64, 128, (pen, w, h) => {
    for (let x = 0; x < w; x += 1) {
      const side = 1 - Math.abs((x / (w - 1)) * 2 - 1) ** 2.4
      const wash = pen.createLinearGradient(0, 0, 0, h)
      const level = Math.round(side * 220)
      wash.addColorStop(0, `rgb(${level},${level},${level})`)
      wash.addColorStop(1, '#000000')
      pen.fillStyle = wash
      pen.fillRect(x, 0, 1, h)
    }
  })
  const geometry = new PlaneGeometry(1, high, 12, 1)
  const position = geometry.getAttribute('position')
  for (let i = 0; i < position.count; i += 1)
    position.setX(i, position.getX(i) * 2 * (position.getY(i) > 0 ? top : bottom))
  return airy(new Mesh(geometry, shine(map, color, strength)))
}

function shine(map: ReturnType<typeof once>, color: string, strength: number): Material {
  return new MeshBasicMaterial({
    map,
    color,
    transparent: true,
    opacity: strength,
    blending: AdditiveBlending,
    depthWrite: false,
    side: DoubleSide,
  })
}

/** Steam or smoke: pale wisps that rise from `y = 0`. */
export function steam(w = 6, high = 14, strength = 0.4): Mesh {
  const map = once('steam', 128, 256, (pen, cw, ch) => {
    pen.filter = 'blur(7px)'
    pen.strokeStyle = 'rgba(255,255,255,0.5)'
    for (const [x, wide] of [
      [0.36, 15],
      [0.56, 20],
      [0.68, 11],
    ] as const) {
      pen.lineWidth = wide
      pen.beginPath()
      for (let t = 0; t <= 1; t += 0.05)
        pen.lineTo(cw * (x + Math.sin(t * 7 + x * 9) * 0.1 * (0.3 + t)), ch * (0.96 - t * 0.86))
      pen.stroke()
    }
    pen.filter = 'none'
    const fade = pen.createLinearGradient(0, 0, 0, ch)
    fade.addColorStop(0, 'rgba(0,0,0,0)')
    fade.addColorStop(0.5, 'rgba(0,0,0,0.8)')
    fade.addColorStop(0.9, 'rgba(0,0,0,0.9)')
    fade.addColorStop(1, 'rgba(0,0,0,0)')
    pen.globalCompositeOperation = 'destination-in'
    pen.fillStyle = fade
    pen.fillRect(0, 0, cw, ch)
  })
  const geometry = new PlaneGeometry(w, high)
  geometry.translate(0, high / 2, 0)
  const material = new MeshBasicMaterial({
    map,
    color: '#ffffff',
    transparent: true,
    opacity: strength,
    depthWrite: false,
    side: DoubleSide,
  })
  return airy(new Mesh(geometry, material))
}
