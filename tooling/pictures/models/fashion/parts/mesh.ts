import { BufferGeometry, Float32BufferAttribute, type Material, Mesh } from 'three'

type Triple = readonly [number, number, number]

/** Mesh over rows of points; neighbours of rows and columns are joined. `uv` in tiles, or shares when left out. */
export function mesh(
  rows: readonly (readonly Triple[])[],
  uvs: readonly (readonly (readonly [number, number])[])[] | null,
  material: Material,
): Mesh {
  const wide = rows[0]?.length ?? 0
  const faces: number[] = []
  for (let row = 0; row < rows.length - 1; row += 1)
    for (let column = 0; column < wide - 1; column += 1) {
      const a = row * wide + column
      faces.push(a, a + 1, a + wide, a + 1, a + wide + 1, a + wide)
    }
  const geometry = new BufferGeometry()
  geometry.setAttribute('position', new Float32BufferAttribute(rows.flat(2), 3))
  const flat = uvs?.flat(2) ?? rows.flatMap((row, r) => row.flatMap((_, c) => [c / (wide - 1), r / (rows.length - 1)]))
  geometry.setAttribute('uv', new Float32BufferAttribute(flat, 2))
  geometry.setIndex(faces)
  geometry.computeVertexNormals()
  return new Mesh(geometry, material)
}
