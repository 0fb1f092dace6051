import { DoubleSide, NoBlending, ShadowMaterial, Vector3 } from 'three'

/** Material that only paints, in alpha, how shadowed a point that faces the sun is. */
export class Shade extends ShadowMaterial {
  readonly #sun = { value: new Vector3() }
  readonly #up = { value: new Vector3(0, 1, 0) }

  constructor() {
    super({ opacity: 1, blending: NoBlending, side: DoubleSide })
    this.onBeforeCompile = shader => {
      shader.uniforms.sun = this.#sun
      shader.uniforms.up = this.#up
      shader.vertexShader = shader.vertexShader
        .replace('void main() {', 'varying vec3 facing;\nvarying float high;\nvoid main() {')
        .replace(
          '#include <shadowmap_vertex>',
          '#include <shadowmap_vertex>\nfacing = transformedNormal;\nhigh = worldPosition.y;',
        )
      shader.fragmentShader = shader.fragmentShader
        .replace(
          'void main() {',
          'varying vec3 facing;\nvarying float high;\nuniform vec3 sun;\nuniform vec3 up;\nvoid main() {',
        )
        .replace(
          '#include <tonemapping_fragment>',
          `vec3 n = normalize(facing) * (gl_FrontFacing ? 1.0 : -1.0);
          gl_FragColor.a *= smoothstep(0.0, 0.3, dot(n, sun));
          gl_FragColor.a = max(gl_FragColor.a, smoothstep(0.25, -0.85, dot(n, up)) * exp(-4.0 * max(high, 0.0)));`,
        )
    }
  }

  /** Directions of the light and of the zenith as the camera sees them. */
  face(sun: Vector3, up: Vector3): void {
    this.#sun.value.copy(sun)
    this.#up.value.copy(up)
  }
}
