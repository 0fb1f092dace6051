import {
  FloatType,
  GLSL3,
  HalfFloatType,
  LinearFilter,
  Mesh,
  NearestFilter,
  OrthographicCamera,
  type PerspectiveCamera,
  PlaneGeometry,
  Scene,
  ShaderMaterial,
  type WebGLRenderer,
  WebGLRenderTarget,
} from 'three'
import { type Maps, mapUniforms, shadeMaterial, surfaceMaterial } from './shadows.ts'

/** A texel of the half-size shade counts for a pixel when both lie on the same surface. */
const ALIKE = `
  float alike(vec4 one, vec4 other){
    float apart = (one.a - other.a) / 0.12;
    return smoothstep(0.75, 0.98, dot(one.xyz, other.xyz)) / (1.0 + apart * apart) + 0.0001;
  }
  ivec2 seenBy(ivec2 texel){ return texel * 2 + ivec2(texel.y & 1, 0); }`

/**
 * One picture in the making: the lit scene with smooth edges, the surface that each pixel shows, and the shade on it.
 * The shade is read at half size, smoothed along surfaces and brought to full size without running over their edges.
 */
export class Negative {
  readonly #renderer: WebGLRenderer
  readonly #lit: WebGLRenderTarget
  readonly #surface: WebGLRenderTarget
  readonly #rough: WebGLRenderTarget
  readonly #smooth: WebGLRenderTarget
  readonly #dim: WebGLRenderTarget
  readonly #flat = new OrthographicCamera(-1, 1, 1, -1, 0, 1)
  readonly #quad = new Mesh(new PlaneGeometry(2, 2))
  readonly #page = new Scene()
  readonly #readers = new Map<string, ShaderMaterial>()
  readonly #smoother = pass(`${ALIKE}
    uniform sampler2D surface; uniform sampler2D shade;
    void main(){
      ivec2 texel = ivec2(gl_FragCoord.xy);
      ivec2 last = textureSize(shade, 0) - 1;
      vec4 here = texelFetch(surface, seenBy(texel), 0);
      vec3 sum = vec3(0.0);
      for (int y = -2; y < 2; y += 1) for (int x = -2; x < 2; x += 1) {
        ivec2 there = clamp(texel + ivec2(x, y), ivec2(0), last);
        sum += vec3(texelFetch(shade, there, 0).rg, 1.0) * alike(here, texelFetch(surface, seenBy(there), 0));
      }
      result = vec4(sum.rg / sum.b, 0.0, 1.0);
    }`)
  readonly #enlarger = pass(`${ALIKE}
    uniform sampler2D surface; uniform sampler2D shade;
    void main(){
      ivec2 pixel = ivec2(gl_FragCoord.xy);
      ivec2 last = textureSize(shade, 0) - 1;
      vec4 here = texelFetch(surface, pixel, 0);
      vec2 place = (vec2(pixel) + 0.5) / 2.0 - 0.5;
      ivec2 base = ivec2(floor(place));
      vec2 part = place - vec2(base);
      vec3 sum = vec3(0.0);
      for (int y = 0; y < 2; y += 1) for (int x = 0; x < 2; x += 1) {
        ivec2 there = clamp(base + ivec2(x, y), ivec2(0), last);
        vec2 near = mix(1.0 - part, part, vec2(float(x), float(y)));
        sum += vec3(texelFetch(shade, there, 0).rg, 1.0) * near.x * near.y * alike(here, texelFetch(surface, seenBy(there), 0));
      }
      result = vec4(sum.rg / max(sum.b, 0.000001), 0.0, 1.0);
    }`)
  readonly #developer = pass(`
    uniform sampler2D light; uniform sampler2D dimmed; uniform sampler2D surface; uniform float depth; uniform float behind;
    vec3 seen(ivec2 pixel, float away){
      vec3 here = min(texelFetch(light, pixel, 0).rgb, vec3(6.0));
      float blur = 2.6 * smoothstep(behind, behind + 3.0, away > 0.0 ? away : 99.0);
      if (blur < 0.4) return here;
      vec4 sum = vec4(here, 1.0);
      ivec2 last = textureSize(light, 0) - 1;
      for (int i = 1; i < 13; i += 1) {
        vec2 off = vec2(cos(float(i) * 2.39996), sin(float(i) * 2.39996)) * sqrt(float(i) / 12.0) * blur;
        ivec2 there = clamp(pixel + ivec2(round(off)), ivec2(0), last);
        float far = texelFetch(surface, there, 0).a;
        if (far <= 0.0 || far > away - 0.6) sum += vec4(min(texelFetch(light, there, 0).rgb, vec3(6.0)), 1.0);
      }
      return sum.rgb / sum.a;
    }
    void main(){
      ivec2 pixel = ivec2(gl_FragCoord.xy);
      vec2 near = 0.4 / vec2(textureSize(dimmed, 0));
      vec2 both = 0.25 * (texture(dimmed, spot + near).rg + texture(dimmed, spot - near).rg
        + texture(dimmed, spot + vec2(near.x, -near.y)).rg + texture(dimmed, spot + vec2(-near.x, near.y)).rg);
      float shade = 1.0 - depth * both.r;
      float open = 1.0 - min(0.95, 1.15 * both.g);
      vec3 dim = mix(vec3(0.42, 0.30, 0.24), vec3(1.0), shade) * mix(vec3(0.20, 0.13, 0.10), vec3(1.0), open);
      vec3 lit = seen(pixel, texelFetch(surface, pixel, 0).a) * dim;
      result = linearToOutputTexel(vec4(toneMapping(lit), 1.0));
    }`)

  constructor(renderer: WebGLRenderer, width: number, height: number, samples: number) {
    this.#renderer = renderer
    const target = (
      type: typeof FloatType | typeof HalfFloatType,
      scale: number,
      filter: typeof LinearFilter | typeof NearestFilter,
    ) => new WebGLRenderTarget(width * scale, height * scale, { minFilter: filter, magFilter: filter, type })
    this.#lit = target(HalfFloatType, 1, LinearFilter)
    this.#lit.samples = samples
    this.#surface = target(FloatType, 1, NearestFilter)
    this.#rough = target(HalfFloatType, 0.5, NearestFilter)
    this.#smooth = target(HalfFloatType, 0.5, NearestFilter)
    this.#dim = target(HalfFloatType, 1, LinearFilter)
    for (const small of [this.#rough, this.#smooth, this.#dim]) small.depthBuffer = false
    this.#page.add(this.#quad)
  }

  /** Takes colour and light of the scene. */
  light(scene: Scene, camera: PerspectiveCamera): void {
    this.#take(this.#lit, scene, camera)
  }

  /** Takes which surface each pixel shows. */
  surface(scene: Scene, camera: PerspectiveCamera): void {
    scene.overrideMaterial = surfaceMaterial
    this.#take(this.#surface, scene, camera)
    scene.overrideMaterial = null
  }

  /** Reads the shadow maps for what the camera sees. */
  shade(camera: PerspectiveCamera, key: Maps, sky: Maps): void {
    const name = `${key.suns.length} ${sky.suns.length}`
    const reader = this.#readers.get(name) ?? shadeMaterial(key.suns.length, sky.suns.length)
    this.#readers.set(name, reader)
    const surface = { value: this.#surface.texture }
    Object.assign(reader.uniforms, mapUniforms('key', key), mapUniforms('sky', sky), {
      surface,
      unproject: { value: camera.projectionMatrixInverse },
      eye: { value: camera.matrixWorld },
    })
    this.#run(reader, this.#rough)
    Object.assign(this.#smoother.uniforms, { surface, shade: { value: this.#rough.texture } })
    this.#run(this.#smoother, this.#smooth)
    Object.assign(this.#enlarger.uniforms, { surface, shade: { value: this.#smooth.texture } })
    this.#run(this.#enlarger, this.#dim)
  }

  /** Tone-maps the picture onto the canvas. `depth` is how dark the lamp's shadow gets; what lies farther than `behind` blurs. */
  develop(depth: number, behind: number): void {
    Object.assign(this.#developer.uniforms, {
      light: { value: this.#lit.texture },
      dimmed: { value: this.#dim.texture },
      surface: { value: this.#surface.texture },
      depth: { value: depth },
      behind: { value: behind },
    })
    this.#run(this.#developer, null)
  }

  #take(target: WebGLRenderTarget, scene: Scene, camera: PerspectiveCamera): void {
    this.#renderer.setRenderTarget(target)
    this.#renderer.setClearColor('#000000', 0)
    this.#renderer.clear()
    this.#renderer.render(scene, camera)
  }

  #run(material: ShaderMaterial, target: WebGLRenderTarget | null): void {
    this.#quad.material = material
    this.#renderer.setRenderTarget(target)
    this.#renderer.render(this.#page, this.#flat)
  }
}

function pass(body: string): ShaderMaterial {
  return new ShaderMaterial({
    glslVersion: GLSL3,
    vertexShader: 'out vec2 spot; void main(){ spot = uv; gl_Position = vec4(position.xy, 0.0, 1.0); }',
    fragmentShader: `in vec2 spot; out vec4 result; ${body}`,
    uniforms: {},
    depthTest: false,
    depthWrite: false,
  })
}
