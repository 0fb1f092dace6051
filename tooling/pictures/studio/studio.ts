import {
  CanvasTexture,
  Color,
  type Group,
  Mesh,
  NeutralToneMapping,
  PCFShadowMap,
  type PerspectiveCamera,
  PlaneGeometry,
  Scene,
  SRGBColorSpace,
  type Texture,
  Vector3,
  WebGLRenderer,
} from 'three'
import { models } from '../models.ts'
import { framed, jittered } from './camera.ts'
import { Film } from './film.ts'
import type { Job } from './job.ts'
import { keyLight, skyLight, softBoxes } from './light.ts'
import type { Model } from './model.ts'
import { Shade } from './shade.ts'
import { castShadows, ensemble, hideClear, receiveShadows, stage } from './stage.ts'

/** Exposures per picture of the lit product, of the lamp's shadow and of the sky's. */
const PASSES = { draft: { light: 2, key: 5, sky: 10 }, final: { light: 4, key: 10, sky: 22 } } as const

const renderer = new WebGLRenderer({
  antialias: false,
  alpha: true,
  premultipliedAlpha: false,
  preserveDrawingBuffer: true,
})
renderer.setPixelRatio(1)
renderer.toneMapping = NeutralToneMapping
renderer.toneMappingExposure = 1.08
renderer.shadowMap.enabled = true
renderer.shadowMap.type = PCFShadowMap
document.body.append(renderer.domElement)

const shade = new Shade()
const films = new Map<string, Film>()

/** Takes one picture and hands it back as a PNG data address. */
export function shoot(job: Job): string {
  const model = find(job.model)
  const [inner, outer] = job.plate ?? ['#f4f1ea', '#e2dccf']
  renderer.setSize(job.width, job.height)
  const scene = new Scene()
  scene.environment = softBoxes(renderer, inner)
  scene.environmentIntensity = 0.66
  const backdrop = job.plate ? plate(inner, outer, job.width, job.height) : null
  const tone = `#${new Color(inner).lerp(new Color(outer), 0.55).getHexString()}`
  const product = job.cast ? ensemble(job.cast, find, tone) : stage(model, job.view, job.colours, tone)
  castShadows(product)
  scene.add(product)
  const crowd = job.view === 'pair' || job.view === 'scene'
  const fill = crowd ? 0.7 : (model.fill ?? 0.62)
  const camera = framed(product, job.width / job.height, {
    lift: job.cast ? 9 : (model.lift ?? 11),
    fill: job.cast ? 0.8 : job.plate ? fill : fill * 1.3,
    focus: model.focus ?? [0.5, 0.62],
    zoom: job.view === 'close' ? (model.zoom ?? 1.75) : 1,
    centre: job.cast ? [0.72, 0.52] : [0.5, 0.515],
  })
  const film = loaded(job.width, job.height)
  film.clear(['light'])
  light(film, scene, product, camera, job, backdrop)
  const scenery = JSON.stringify([job.model, job.view, job.quality, job.cast, job.plate === null])
  if (film.shadowsOf !== scenery) {
    film.clear(['key', 'sky'])
    shadow(film, scene, product, camera, job, !model.floating || crowd || job.cast !== undefined)
    film.shadowsOf = scenery
  }
  film.develop()
  const address = renderer.domElement.toDataURL('image/png')
  backdrop?.dispose()
  product.traverse(part => {
    if (part instanceof Mesh) part.geometry.dispose()
  })
  return address
}

function find(name: string): Model {
  const model = models[name]
  if (!model) throw new Error(`no model named ${name}`)
  return model
}

/** Half of the floor that the shadow maps cover. */
function reach(job: Job): number {
  return job.cast ? 5 : 2.6
}

function loaded(width: number, height: number): Film {
  const size = `${width}x${height}`
  const film = films.get(size) ?? new Film(renderer, width, height)
  films.set(size, film)
  return film
}

function light(
  film: Film,
  scene: Scene,
  product: Group,
  camera: PerspectiveCamera,
  job: Job,
  backdrop: Texture | null,
): void {
  scene.background = backdrop
  receiveShadows(product, true)
  const passes = PASSES[job.quality].light
  for (let pass = 0; pass < passes; pass += 1) {
    const lamp = keyLight(pass, passes, reach(job))
    scene.add(lamp)
    film.expose('light', scene, jittered(camera, job.width, job.height, pass), 1 / passes)
    scene.remove(lamp)
    lamp.dispose()
  }
  scene.background = null
}

function shadow(film: Film, scene: Scene, product: Group, camera: PerspectiveCamera, job: Job, onFloor: boolean): void {
  scene.overrideMaterial = shade
  hideClear(product)
  const ground = new Mesh(new PlaneGeometry(60, 60))
  ground.rotation.x = -Math.PI / 2
  ground.receiveShadow = true
  if (onFloor) scene.add(ground)
  for (const kind of ['key', 'sky'] as const) {
    receiveShadows(product, kind === 'sky')
    const passes = PASSES[job.quality][kind]
    for (let pass = 0; pass < passes; pass += 1) {
      const lamp = kind === 'key' ? keyLight(pass, passes, reach(job)) : skyLight(pass, passes, reach(job))
      scene.add(lamp)
      const seen = (direction: Vector3) => direction.transformDirection(camera.matrixWorldInverse)
      shade.face(seen(lamp.position.clone()), seen(new Vector3(0, 1, 0)))
      film.expose(kind, scene, jittered(camera, job.width, job.height, pass), 1 / passes)
      scene.remove(lamp)
      lamp.dispose()
    }
  }
  scene.overrideMaterial = null
  ground.geometry.dispose()
}

function plate(inner: string, outer: string, w: number, h: number): Texture {
  const canvas = document.createElement('canvas')
  canvas.width = w
  canvas.height = h
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('no 2d canvas in this browser')
  const reach = Math.max(w, h)
  const wash = pen.createRadialGradient(w * 0.5, h * 0.44, 0, w * 0.5, h * 0.48, reach * 0.76)
  wash.addColorStop(0, inner)
  wash.addColorStop(1, outer)
  pen.fillStyle = wash
  pen.fillRect(0, 0, w, h)
  const texture = new CanvasTexture(canvas)
  texture.colorSpace = SRGBColorSpace
  return texture
}

declare global {
  interface Window {
    shoot?: (job: Job) => string
  }
}

window.shoot = shoot
