import {
  type BufferGeometry,
  DepthTexture,
  DoubleSide,
  GLSL3,
  LessEqualCompare,
  LinearFilter,
  Matrix4,
  Mesh,
  MeshBasicMaterial,
  OrthographicCamera,
  Scene,
  ShaderMaterial,
  UnsignedIntType,
  type Vector3,
  type WebGLRenderer,
  WebGLRenderTarget,
} from 'three'

/** Half of the floor that the shadow maps cover. */
const REACH = 3.6

/** Shadow maps per kind of light: their side in pixels, how far they blur, and how they lie in one texture. */
const SHEETS = {
  key: { side: 768, radius: 3.5, columns: 3, rows: 2 },
  sky: { side: 384, radius: 6, columns: 3, rows: 3 },
} as const

type Kind = keyof typeof SHEETS

const blind = new MeshBasicMaterial({ colorWrite: false, side: DoubleSide })

function sheet(kind: Kind): WebGLRenderTarget {
  const { side, columns, rows } = SHEETS[kind]
  const depthTexture = new DepthTexture(side * columns, side * rows, UnsignedIntType)
  depthTexture.compareFunction = LessEqualCompare
  depthTexture.minFilter = depthTexture.magFilter = LinearFilter
  return new WebGLRenderTarget(side * columns, side * rows, { depthTexture })
}

/** Where the maps of a kind of light lie, for the shader that reads them. */
export interface Maps {
  readonly depth: DepthTexture | null
  /** From the studio to each map. */
  readonly matrices: readonly Matrix4[]
  /** Towards each light. */
  readonly suns: readonly Vector3[]
}

const sheets = { key: sheet('key'), sky: sheet('sky') }

/** Takes a shadow map of the twin from each place, all into one texture. */
export function mapsOf(renderer: WebGLRenderer, kind: Kind, twin: BufferGeometry, spots: readonly Vector3[]): Maps {
  const { side, columns } = SHEETS[kind]
  const target = sheets[kind]
  const scene = new Scene()
  scene.add(new Mesh(twin, blind))
  const camera = new OrthographicCamera(-REACH, REACH, REACH, -REACH, 0.5, 24)
  renderer.setRenderTarget(target)
  renderer.clear()
  renderer.autoClear = false
  const matrices = spots.map((spot, at) => {
    camera.position.copy(spot)
    camera.lookAt(0, 0, 0)
    camera.updateMatrixWorld()
    target.viewport.set((at % columns) * side, Math.floor(at / columns) * side, side, side)
    renderer.setRenderTarget(target)
    renderer.render(scene, camera)
    const half = new Matrix4().makeScale(0.5, 0.5, 0.5).setPosition(0.5, 0.5, 0.5)
    return half.multiply(camera.projectionMatrix).multiply(camera.matrixWorldInverse)
  })
  renderer.autoClear = true
  const suns = spots.map(spot => spot.clone().normalize())
  return { depth: target.depthTexture, matrices, suns }
}

/** Writes where each pixel faces, and in alpha how far away it is; 0 is nothing there. */
export const surfaceMaterial = new ShaderMaterial({
  side: DoubleSide,
  vertexShader: `#include <common>
    varying vec3 facing; varying float away;
    void main(){
      #include <beginnormal_vertex>
      #include <defaultnormal_vertex>
      #include <begin_vertex>
      #include <project_vertex>
      facing = inverseTransformDirection(transformedNormal, viewMatrix);
      away = -mvPosition.z;
    }`,
  fragmentShader: `varying vec3 facing; varying float away;
    void main(){ gl_FragColor = vec4(normalize(facing) * (gl_FrontFacing ? 1.0 : -1.0), away); }`,
})

/** Reads the maps for every second pixel: red is the lamp's shadow, green the sky's, blue the distance. */
export function shadeMaterial(keys: number, skies: number): ShaderMaterial {
  return new ShaderMaterial({
    glslVersion: GLSL3,
    depthTest: false,
    depthWrite: false,
    uniforms: {},
    vertexShader: 'out vec2 spot; void main(){ spot = uv; gl_Position = vec4(position.xy, 0.0, 1.0); }',
    fragmentShader: `
      precision highp sampler2DShadow;
      in vec2 spot;
      out vec4 result;
      uniform sampler2D surface;
      uniform mat4 unproject;
      uniform mat4 eye;
      ${lampUniforms('key', keys)}
      ${lampUniforms('sky', skies)}
      float swirl(vec2 at){ return fract(52.9829189 * fract(dot(at, vec2(0.06711056, 0.00583715)))); }
      ${lampReader('key', keys, 4)}
      ${lampReader('sky', skies, 2)}
      void main(){
        ivec2 texel = ivec2(gl_FragCoord.xy);
        ivec2 at = texel * 2 + ivec2(texel.y & 1, 0);
        vec4 here = texelFetch(surface, at, 0);
        if (here.a <= 0.0) { result = vec4(0.0, 0.0, 0.0, 1.0); return; }
        vec2 ndc = (vec2(at) + 0.5) / vec2(textureSize(surface, 0)) * 2.0 - 1.0;
        vec4 ray = unproject * vec4(ndc, 1.0, 1.0);
        vec3 seen = ray.xyz / ray.w;
        vec3 place = (eye * vec4(seen * (here.a / -seen.z), 1.0)).xyz;
        float under = smoothstep(0.25, -0.85, here.y) * exp(-4.0 * max(place.y, 0.0));
        float angle = swirl(gl_FragCoord.xy) * 6.2831853;
        mat2 turn = mat2(cos(angle), sin(angle), -sin(angle), cos(angle));
        result = vec4(keyShade(place, here.xyz, under, turn), skyShade(place, here.xyz, under, turn), here.a, 1.0);
      }`,
  })
}

/** The uniforms of one kind of light. */
export function mapUniforms(kind: Kind, { depth, matrices, suns }: Maps) {
  return {
    [`${kind}Depth`]: { value: depth },
    [`${kind}Matrix`]: { value: matrices },
    [`${kind}Sun`]: { value: suns },
  }
}

const lampUniforms = (kind: Kind, count: number) =>
  `uniform sampler2DShadow ${kind}Depth; uniform mat4 ${kind}Matrix[${count}]; uniform vec3 ${kind}Sun[${count}];`

function lampReader(kind: Kind, count: number, taps: number): string {
  const { side, radius, columns, rows } = SHEETS[kind]
  const [low, high] = [0.6 / side, 1 - 0.6 / side].map(edge => `vec2(${edge.toFixed(6)})`)
  const reads = Array.from({ length: taps }, (_, tap) => {
    const away = (Math.sqrt((tap + 0.5) / taps) * radius) / side
    const [x, y] = [Math.cos(tap * 2.39996) * away, Math.sin(tap * 2.39996) * away].map(part => part.toFixed(6))
    return `open += texture(${kind}Depth, vec3((tile + clamp(on.xy + turn * vec2(${x}, ${y}), ${low}, ${high})) * share, on.z));`
  })
  return `
    float ${kind}Shade(vec3 place, vec3 facing, float under, mat2 turn){
      float sum = 0.0;
      vec2 share = vec2(${(1 / columns).toFixed(8)}, ${(1 / rows).toFixed(8)});
      vec3 lifted = place + facing * ${(0.01 + 0.004 * radius).toFixed(4)};
      for (int i = 0; i < ${count}; i += 1) {
        float slope = smoothstep(0.0, 0.3, dot(facing, ${kind}Sun[i]));
        float dark = 0.0;
        if (slope > 0.0) {
          vec3 on = (${kind}Matrix[i] * vec4(lifted, 1.0)).xyz;
          if (all(greaterThan(on, vec3(0.0))) && all(lessThan(on, vec3(1.0)))) {
            on.z -= ${(0.0006 * radius).toFixed(5)};
            vec2 tile = vec2(float(i % ${columns}), float(i / ${columns}));
            float open = 0.0;
            ${reads.join('\n            ')}
            dark = slope * (1.0 - open / ${taps}.0);
          }
        }
        sum += max(dark, under);
      }
      return sum / ${count}.0;
    }`
}
