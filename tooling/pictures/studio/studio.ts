import { Color, type Group, Mesh, type PerspectiveCamera, PlaneGeometry, Scene, type Texture, Vector3 } from 'three'
import { models } from '../models.ts'
import { framed, jittered } from './camera.ts'
import type { CoverJob } from './cover/job.ts'
import { shootCover } from './cover/shoot.ts'
import { loaded, plate, renderer, shade } from './darkroom.ts'
import type { Film } from './film.ts'
import type { Job } from './job.ts'
import { keyLight, skyLight, softBoxes } from './light.ts'
import type { Model } from './model.ts'
import { castShadows, hideClear, receiveShadows, stage } from './stage.ts'

/** Exposures per picture of the lit product, of the lamp's shadow and of the sky's. */
const PASSES = { draft: { light: 2, key: 5, sky: 10 }, final: { light: 4, key: 10, sky: 22 } } as const

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
  const product = stage(model, job.view, job.colours, tone)
  castShadows(product)
  scene.add(product)
  const crowd = job.view === 'pair' || job.view === 'scene'
  const fill = crowd ? 0.7 : (model.fill ?? 0.62)
  const camera = framed(product, job.width / job.height, {
    lift: model.lift ?? 11,
    fill: job.plate ? fill : fill * 1.3,
    focus: model.focus ?? [0.5, 0.62],
    zoom: job.view === 'close' ? (model.zoom ?? 1.75) : 1,
    centre: [0.5, 0.515],
  })
  renderer.toneMappingExposure = 1.08
  const film = loaded(job.width, job.height)
  film.clear(['light'])
  light(film, scene, product, camera, job, backdrop)
  const scenery = JSON.stringify([job.model, job.view, job.quality, job.plate === null])
  if (film.shadowsOf !== scenery) {
    film.clear(['key', 'sky'])
    shadow(film, scene, product, camera, job, !model.floating || crowd)
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
const REACH = 2.6

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
    const lamp = keyLight(pass, passes, REACH)
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
      const lamp = kind === 'key' ? keyLight(pass, passes, REACH) : skyLight(pass, passes, REACH)
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

declare global {
  interface Window {
    shoot?: (job: Job) => string
    shootCover?: (job: CoverJob) => string
  }
}

window.shoot = shoot
window.shootCover = shootCover
