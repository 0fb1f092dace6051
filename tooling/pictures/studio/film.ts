import {
  type Camera,
  CustomBlending,
  FloatType,
  HalfFloatType,
  LinearFilter,
  Mesh,
  OneFactor,
  OrthographicCamera,
  PlaneGeometry,
  Scene,
  ShaderMaterial,
  type Texture,
  type WebGLRenderer,
  WebGLRenderTarget,
} from 'three'

const vertexShader = 'varying vec2 spot; void main(){ spot = uv; gl_Position = vec4(position.xy, 0.0, 1.0); }'

/** Which of the three sums an exposure belongs to. */
export type Sum = 'light' | 'key' | 'sky'

/**
 * Film that takes many exposures and develops their mean. `light` is the product as lit; `key` and `sky` hold, in
 * alpha, how far a spot lies in the shadow of the lamp and of the sky; both are taken at half size.
 */
export class Film {
  /** What the shadow sums were taken of; colourways of one product share them. */
  shadowsOf = ''
  readonly #renderer: WebGLRenderer
  readonly #exposure: Readonly<Record<Sum, WebGLRenderTarget>>
  readonly #sums: Readonly<Record<Sum, WebGLRenderTarget>>
  readonly #flat = new OrthographicCamera(-1, 1, 1, -1, 0, 1)
  readonly #quad = new Mesh(new PlaneGeometry(2, 2))
  readonly #page = new Scene()
  readonly #adder = pass(
    'uniform sampler2D shot; uniform float share; void main(){ gl_FragColor = min(texture2D(shot, spot), vec4(6.0)) * share; }',
  )
  readonly #developer = pass(
    `uniform sampler2D light; uniform sampler2D key; uniform sampler2D sky; uniform float depth;
    void main(){
      float shade = 1.0 - depth * texture2D(key, spot).a;
      float open = 1.0 - min(0.95, 1.15 * texture2D(sky, spot).a);
      vec3 dim = mix(vec3(0.42, 0.30, 0.24), vec3(1.0), shade) * mix(vec3(0.20, 0.13, 0.10), vec3(1.0), open);
      vec4 lit = texture2D(light, spot);
      float cover = max(lit.a, 1.0 - dim.g);
      gl_FragColor = vec4(lit.a > 0.999 ? lit.rgb * dim : lit.rgb * dim / max(cover, 0.001), cover);
      #include <tonemapping_fragment>
      #include <colorspace_fragment>
    }`,
  )

  constructor(renderer: WebGLRenderer, width: number, height: number, samples = 0) {
    this.#renderer = renderer
    const target = (type: typeof FloatType | typeof HalfFloatType, scale: number) =>
      new WebGLRenderTarget(width * scale, height * scale, { minFilter: LinearFilter, magFilter: LinearFilter, type })
    const dim = target(HalfFloatType, 0.5)
    const lit = target(HalfFloatType, 1)
    lit.samples = samples
    this.#exposure = { light: lit, key: dim, sky: dim }
    this.#sums = { light: target(FloatType, 1), key: target(FloatType, 0.5), sky: target(FloatType, 0.5) }
    Object.assign(this.#adder, { blending: CustomBlending, blendSrc: OneFactor, blendDst: OneFactor })
    this.#page.add(this.#quad)
  }

  /** Resets the exposure of the given sums. */
  clear(sums: readonly Sum[]): void {
    for (const sum of sums) {
      this.#renderer.setRenderTarget(this.#sums[sum])
      this.#renderer.setClearColor('#000000', 0)
      this.#renderer.clear()
    }
  }

  /** Adds one exposure with the weight `share` to a sum. */
  expose(sum: Sum, scene: Scene, camera: Camera, share: number): void {
    this.#renderer.setRenderTarget(this.#exposure[sum])
    this.#renderer.setClearColor('#000000', 0)
    this.#renderer.clear()
    this.#renderer.render(scene, camera)
    this.#adder.uniforms.shot = { value: this.#exposure[sum].texture }
    this.#adder.uniforms.share = { value: share }
    this.#renderer.autoClear = false
    this.#run(this.#adder, this.#sums[sum])
    this.#renderer.autoClear = true
  }

  /** Tone-maps the mean onto the canvas. `depth` is how dark the lamp's shadow gets. */
  develop(depth = 0.46): void {
    const uniforms: Record<string, { value: Texture | number }> = this.#developer.uniforms
    uniforms.depth = { value: depth }
    for (const sum of ['light', 'key', 'sky'] as const) uniforms[sum] = { value: this.#sums[sum].texture }
    this.#run(this.#developer, null)
  }

  #run(material: ShaderMaterial, target: WebGLRenderTarget | null): void {
    this.#quad.material = material
    this.#renderer.setRenderTarget(target)
    this.#renderer.render(this.#page, this.#flat)
  }
}

function pass(body: string): ShaderMaterial {
  return new ShaderMaterial({
    vertexShader,
    fragmentShader: `varying vec2 spot; ${body}`,
    uniforms: {},
    depthTest: false,
    depthWrite: false,
  })
}
