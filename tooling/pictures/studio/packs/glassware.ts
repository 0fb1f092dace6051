import { Color, type Material, MeshPhysicalMaterial, type Object3D, SplineCurve, Vector2 } from 'three'
import { at, box, group, turned } from '../shapes.ts'
import { loft, type Section } from '../soft-shapes.ts'
import { blend, darker, lighter } from '../tones.ts'

type Outline = readonly (readonly [number, number, number?])[]

/** Thick clear glass without refraction: bright rims, a clear middle. Cheap enough for many pictures. */
export const clear = (tint = '#ffffff', opacity = 0.22): Material => {
  const material = new MeshPhysicalMaterial({
    color: tint,
    roughness: 0.04,
    clearcoat: 1,
    clearcoatRoughness: 0.02,
    transparent: true,
    opacity,
    depthWrite: false,
    specularIntensity: 1,
    envMapIntensity: 1.7,
  })
  material.onBeforeCompile = shader => {
    shader.fragmentShader = shader.fragmentShader.replace(
      '#include <opaque_fragment>',
      `float rim = pow(1.0 - abs(dot(normalize(normal), normalize(vViewPosition))), 2.2);
      vec3 shine = totalSpecular + clearcoatSpecularDirect + clearcoatSpecularIndirect;
      float bright = max(max(shine.r, shine.g), shine.b);
      diffuseColor.a = clamp(mix(diffuseColor.a * 0.3, diffuseColor.a * 2.4, rim) + 0.55 * smoothstep(0.25, 1.2, bright), 0.0, 1.0);
      #include <opaque_fragment>`,
    )
  }
  return material
}

/** Liquid behind glass: glows from within, darker at the rim. */
export const liquid = (color: string): Material =>
  new MeshPhysicalMaterial({
    color,
    emissive: new Color(color),
    emissiveIntensity: 0.3,
    roughness: 0.12,
    clearcoat: 1,
    clearcoatRoughness: 0.04,
  })

/** Square flacon: a block of glass around its liquid, a thick base. */
export const flacon = (w: number, h: number, d: number, tone: string, full = 0.88): Object3D =>
  group(
    at(box(w * 0.9, h * 0.84 * full, d * 0.82, w * 0.08, liquid(tone)), { y: h * 0.11 + h * 0.42 * full }),
    at(box(w * 0.9, h * 0.04, d * 0.82, w * 0.04, liquid(lighter(tone, 0.35))), { y: h * 0.11 + h * 0.84 * full }),
    at(box(w, h, d, w * 0.1, clear(blend('#ffffff', tone, 0.2), 0.26)), { y: h / 2 }),
    at(box(w * 0.96, h * 0.08, d * 0.94, w * 0.03, clear(darker(tone, 0.1), 0.3)), { y: h * 0.05 }),
  )

/** Round flacon from its outline; the liquid keeps a wall's distance. */
export function roundFlacon(outline: Outline, tone: string, full = 0.75): Object3D {
  const high = Math.max(...outline.map(([, y]) => y))
  const wall = Math.max(...outline.map(([x]) => x)) * 0.07
  const inner = outline
    .filter(([, y]) => y > 0 && y <= high * full)
    .map(([x, y]): [number, number, number] => [Math.max(0.1, x - wall), Math.max(wall * 0.8, y), wall])
  const rim = inner.at(-1) ?? [1, high * full]
  return group(
    turned([[0, wall * 0.8], ...inner, [0, rim[1]]], liquid(tone)),
    turned(outline, clear(blend('#ffffff', tone, 0.25), 0.3)),
  )
}

/** Cross-sections between the given ones, so that the outline is round. */
function rounded(sections: readonly Section[]): Section[] {
  const flat = (sections[2]?.[2] ?? 1) / (sections[2]?.[1] ?? 1)
  const curve = new SplineCurve(sections.map(([y, rx]) => new Vector2(rx, y))).getPoints(64)
  return curve.map(({ x, y }): Section => [y, x, Math.min(x, Math.max(x * flat, Math.min(x, 1))), 2, 0])
}

/** Pebble: a round bottle flattened front to back, from cross-sections. */
export const pebble = (given: readonly Section[], tone: string, inner = 0.93): Object3D => {
  const sections = rounded(given)
  return group(
    at(
      loft(
        sections.map(
          ([y, rx, rz, square, dz]): Section => [y * inner, rx * inner, rz * inner * 0.95, square ?? 2, dz ?? 0],
        ),
        liquid(tone),
      ),
      { y: (sections.at(-1)?.[0] ?? 1) * (1 - inner) * 0.45 },
    ),
    loft(sections, clear(blend('#ffffff', tone, 0.3), 0.32)),
  )
}
