import {
  BackSide,
  BoxGeometry,
  Color,
  Mesh,
  MeshBasicMaterial,
  PlaneGeometry,
  PMREMGenerator,
  Scene,
  ShaderMaterial,
  SphereGeometry,
  type Texture,
  Vector3,
  type WebGLRenderer,
} from 'three'

const rooms = new Map<string, Texture>()
let generator: PMREMGenerator | undefined

/** Soft boxes around the table: one wide at the upper right, a strip at the left, a panel above, bounce from the floor. */
export function softBoxes(renderer: WebGLRenderer, bounce: string): Texture {
  const known = rooms.get(bounce)
  if (known) return known
  const room = new Scene()
  const dome = new Mesh(
    new SphereGeometry(20, 48, 32),
    new ShaderMaterial({
      side: BackSide,
      uniforms: { low: { value: new Color(bounce).multiplyScalar(0.78) }, high: { value: new Color('#c9cdd4') } },
      vertexShader:
        'varying float h; void main(){ h = normalize(position).y; gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0); }',
      fragmentShader:
        'varying float h; uniform vec3 low; uniform vec3 high; void main(){ gl_FragColor = vec4(mix(low, high, smoothstep(-0.35, 0.75, h)) * 0.8, 1.0); }',
    }),
  )
  room.add(dome)
  const panel = (w: number, h: number, from: Vector3, strength: number, tint = '#ffffff') => {
    const material = new MeshBasicMaterial({ color: new Color(tint).multiplyScalar(strength), side: 2 })
    const mesh = new Mesh(new PlaneGeometry(w, h), material)
    mesh.position.copy(from)
    mesh.lookAt(0, 0, 0)
    room.add(mesh)
  }
  panel(7, 9, new Vector3(8, 6.5, 6), 4.6, '#fff7ec')
  panel(2.2, 11, new Vector3(-9.5, 3.5, 4.5), 3.4, '#eef4ff')
  panel(9, 6, new Vector3(-1, 11, -1), 3.2)
  panel(3, 8, new Vector3(6, 4, -9), 2.6)
  const dark = new Mesh(new BoxGeometry(2.5, 9, 0.2), new MeshBasicMaterial({ color: '#2a2d33' }))
  dark.position.set(-3.5, 3, 10)
  dark.lookAt(0, 0, 0)
  room.add(dark)
  generator ??= new PMREMGenerator(renderer)
  const texture = generator.fromScene(room, 0.02).texture
  rooms.set(bounce, texture)
  return texture
}
