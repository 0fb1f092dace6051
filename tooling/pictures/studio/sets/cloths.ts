import { type Material, Mesh, PlaneGeometry } from 'three'
import type { MakeSet } from '../cover/cover.ts'
import { at, box } from '../shapes.ts'
import { clouds } from '../surfaces/fields.ts'
import { bounce, paper, planks, plaster, sheen, stone, weave } from '../surfaces/ground.ts'
import { floor, wall } from './parts.ts'

/** Linen spread out with soft folds, filling the picture. */
export const linen: MakeSet = tone => ({ ground: [folded(weave(tone, 9), 0.16)], backdrop: bounce(tone) })

/** Satin or velvet in deep folds. */
export const drape: MakeSet = tone => {
  return { ground: [folded(sheen(tone, 0.48), 0.3)], backdrop: bounce(tone) }
}

/** Flat lay on one sheet of paper over another, the edge aslant. */
export const papers: MakeSet = (tone, accent) => ({
  ground: [floor(paper(tone))],
  pieces: [at(box(9, 0.02, 9, 0.005, paper(accent)), { x: 4.4, y: -0.009, z: 2.6, ry: 0.42 })],
  backdrop: bounce(tone),
})

/** Flat lay on wooden boards. */
export const boards: MakeSet = tone => ({ ground: [floor(planks(tone, 5, 0.7))], backdrop: bounce(tone) })

/** Flat lay on concrete. */
export const concrete: MakeSet = tone => ({ ground: [floor(stone(tone, 1))], backdrop: bounce(tone) })

/** A wall close behind, for what hangs. */
export const hanging: MakeSet = tone => ({ ground: [wall(plaster(tone), -0.34, -8, 24)], backdrop: bounce(tone) })

/** A wall of boards close behind, for what hangs. */
export const panelled: MakeSet = tone => {
  const back = wall(planks(tone, 5, 1), -0.34, -8, 24)
  back.rotation.z = Math.PI / 2
  return { ground: [back], backdrop: bounce(tone) }
}

function folded(material: Material, deep: number): Mesh {
  const geometry = new PlaneGeometry(16, 16, 150, 150)
  const position = geometry.getAttribute('position')
  const uv = geometry.getAttribute('uv')
  for (let i = 0; i < position.count; i += 1) {
    const [x, y] = [position.getX(i), position.getY(i)]
    const away = Math.min(1, Math.max(0, Math.hypot(x * 0.8, y - 0.2) - 1.15) / 1.6)
    const fold = Math.sin((x * 0.9 + y * 1.5 + clouds(x / 2 + 20, y / 2 + 20, 2, 64) * 3.6) * 1.5)
    position.setZ(i, (fold * 0.5 - 0.5) * deep * away)
    uv.setXY(i, x / 4, y / 4)
  }
  geometry.computeVertexNormals()
  const mesh = new Mesh(geometry, material)
  mesh.rotation.x = -Math.PI / 2
  return mesh
}
