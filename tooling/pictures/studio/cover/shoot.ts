import {
  Box3,
  Color,
  Fog,
  Group,
  type Material,
  Mesh,
  type Object3D,
  type PerspectiveCamera,
  PlaneGeometry,
  Scene,
  Vector3,
} from 'three'
import { leaves } from '../../leaves.ts'
import { framed } from '../camera.ts'
import { negativeOf, plate, renderer } from '../darkroom.ts'
import { softBoxes } from '../light.ts'
import { castShadows, hideClear } from '../stage.ts'
import { isKept } from '../surfaces/painted.ts'
import { campaign } from './campaign.ts'
import type { Build, Cover, LeafPictures, Scenery, Shot, Views } from './cover.ts'
import type { CoverJob } from './job.ts'
import { LAMPS, lampOf, lampSpots, skySpots } from './lamps.ts'
import { measured } from './measure.ts'
import type { Negative } from './negative.ts'
import { mapsOf } from './shadows.ts'
import { twinOf } from './twin.ts'

/** Places of the lamp and of the sky that throw shadows. */
const SPOTS = { draft: { key: 3, sky: 5 }, final: { key: 5, sky: 9 } } as const
const SIZE = 2
const NATURAL = '#c9b79a'

/** Takes one picture of an article and hands it back as a PNG data address. */
export function shootCover(job: CoverJob): string {
  const leaf = job.leaf === 'campaign' ? campaign : leaves[job.leaf]
  const found = leaf?.covers[job.article]
  if (!leaf || !found) throw new Error(`no cover ${job.leaf}-${job.article + 1}`)
  const cover = job.other ? otherOf(found) : found
  const shot = shotOf(leaf, cover, job)
  const mood = LAMPS[shot.light ?? 'day']
  const build = buildOf(leaf, cover, job)
  const scenery = shot.set(shot.tone, shot.accent ?? shot.tone)
  const scene = new Scene()
  scene.environment = softBoxes(renderer, bounceOf(scenery.backdrop[0]))
  scene.environmentIntensity = mood.fill
  const product = turned(build(job.colour ?? NATURAL), shot.yaw ?? 0)
  const { holder, scale } = standing(product, scenery.top ?? 0)
  const beside = job.view === 'size' ? placedBeside(product, viewsOf(leaf, cover)) : []
  const crowd = new Group()
  crowd.add(holder)
  const things = [...(shot.props?.() ?? []), ...beside]
  for (const thing of things) {
    const place = new Group()
    place.add(thing)
    place.scale.setScalar(scale)
    place.position.y = scenery.top ?? 0
    crowd.add(place)
  }
  castShadows(crowd)
  scene.add(crowd)
  const ground = new Group()
  for (const part of scenery.ground) ground.add(part)
  const pieces = new Group()
  for (const part of scenery.pieces ?? []) pieces.add(part)
  castShadows(pieces)
  scene.add(ground, pieces)
  const subject = beside.length > 0 ? crowd : holder
  const camera = cameraOf(subject, shot, job, viewsOf(leaf, cover))
  const negative = expose({ scene, crowd, ground, pieces, scenery, camera, shot, job })
  renderer.toneMappingExposure = mood.exposure
  negative.develop(mood.shade, camera.position.distanceTo(new Vector3(0, 1, 0)) + 1.3)
  const address =
    job.view === 'size'
      ? measured(renderer.domElement, camera, holder, product, viewsOf(leaf, cover).size.along ?? 'height')
      : renderer.domElement.toDataURL('image/png')
  discard(scene)
  return address
}

function buildOf(leaf: LeafPictures, cover: Cover, { view, alone = false }: CoverJob): Build {
  if (view === 'front' || alone) return cover.build
  const views = viewsOf(leaf, cover)
  return (view === 'size' ? views.size.build : undefined) ?? views.build ?? cover.build
}

const otherOf = ({ others, ...cover }: Cover): Cover => ({
  ...cover,
  build: others?.build ?? cover.build,
  shot: { ...cover.shot, ...others?.shot },
})

function shotOf(leaf: LeafPictures, cover: Cover, { view }: CoverJob): Shot {
  const views = viewsOf(leaf, cover)
  if (view === 'scene') return views.scene
  if (view === 'close') return { ...cover.shot, ...views.close.shot }
  if (view === 'front') return cover.shot
  const { props: _none, ...bare } = { ...cover.shot, ...views.size.shot }
  const yaw = views.size.shot?.yaw ?? (bare.yaw ?? 0) * 0.5
  const upright = (views.size.along ?? 'height') === 'height'
  return { ...bare, fill: 0.64, centre: upright ? [0.45, 0.54] : [0.5, 0.57], lift: Math.min(bare.lift ?? 10, 16), yaw }
}

function viewsOf(leaf: LeafPictures, cover: Cover): Views {
  const views = leaf.kinds[cover.kind]
  if (!views) throw new Error(`no views of the kind ${cover.kind}`)
  return views
}

function turned(product: Object3D, yaw: number): Object3D {
  const turn = new Group()
  turn.rotation.y = yaw
  turn.add(product)
  return turn
}

function standing(product: Object3D, top: number): { holder: Group; scale: number } {
  const bounds = new Box3().setFromObject(product, true)
  const size = bounds.getSize(new Vector3())
  const scale = SIZE / Math.max(size.x, size.y, size.z)
  const centre = bounds.getCenter(new Vector3())
  const holder = new Group()
  holder.add(product)
  holder.scale.setScalar(scale)
  holder.position.set(-centre.x * scale, top - bounds.min.y * scale, -centre.z * scale)
  return { holder, scale }
}

function placedBeside(product: Object3D, { size }: Views): Object3D[] {
  const thing = size.beside('#d9d3c8')
  const mine = new Box3().setFromObject(product, true).getSize(new Vector3())
  const other = new Box3().setFromObject(thing, true).getSize(new Vector3())
  thing.position.x -= mine.x / 2 + other.x / 2 + Math.max(mine.x, other.x) * 0.14
  return [thing]
}

function cameraOf(subject: Object3D, shot: Shot, job: CoverJob, { close }: Views): PerspectiveCamera {
  return framed(subject, job.side / (job.height ?? job.side), {
    lift: shot.lift ?? 10,
    fill: shot.fill ?? 0.61,
    focus: close.focus,
    zoom: job.view === 'close' ? (close.zoom ?? 2) : 1,
    centre: shot.centre ?? [0.5, 0.53],
    ...(shot.lens === undefined ? {} : { lens: shot.lens }),
  })
}

interface Exposure {
  readonly scene: Scene
  readonly crowd: Group
  readonly ground: Group
  readonly pieces: Group
  readonly scenery: Scenery
  readonly camera: PerspectiveCamera
  readonly shot: Shot
  readonly job: CoverJob
}

function expose({ scene, crowd, ground, pieces, scenery, camera, shot, job }: Exposure): Negative {
  const mood = shot.light ?? 'day'
  const spots = SPOTS[job.quality]
  const [width, height] = [job.side, job.height ?? job.side]
  renderer.setSize(width, height)
  const negative = negativeOf(width, height)
  const backdrop = plate(...scenery.backdrop, width, height)
  if (scenery.haze) scene.fog = new Fog(scenery.haze, 7.5, 11.5)
  scene.background = backdrop
  ground.traverse(part => {
    part.renderOrder = 1
  })
  const lamp = lampOf(mood)
  scene.add(lamp)
  negative.light(scene, camera)
  scene.remove(lamp)
  lamp.dispose()
  scene.background = null
  scene.fog = null
  backdrop.dispose()
  for (const part of [crowd, pieces, ground]) hideClear(part)
  const floor = new Mesh(new PlaneGeometry(60, 60))
  floor.rotation.x = -Math.PI / 2
  if (scenery.ground.length === 0) scene.add(floor)
  negative.surface(scene, camera)
  floor.geometry.dispose()
  const twin = twinOf([crowd, pieces])
  const maps = (kind: 'key' | 'sky', from: readonly Vector3[]) => mapsOf(renderer, kind, twin, from)
  negative.shade(camera, maps('key', lampSpots(mood, spots.key)), maps('sky', skySpots(spots.sky)))
  twin.dispose()
  return negative
}

/** The floor's light on the product, from a few rooms that are built once: a new one costs a second. */
function bounceOf(tone: string): string {
  const { r, g, b } = new Color(tone)
  if (r + g + b < 0.5) return '#4a4644'
  return r > b * 1.25 ? '#efe3cf' : b > r * 1.12 ? '#e2e9f0' : '#eceae4'
}

/** Gives back what the picture took; textures that other pictures use stay, and so do materials: their programs are costly. */
function discard(scene: Scene): void {
  scene.traverse(part => {
    if (!(part instanceof Mesh)) return
    part.geometry.dispose()
    const list: readonly Material[] = Array.isArray(part.material) ? part.material : [part.material]
    for (const material of list) {
      for (const value of Object.values(material)) if (isTexture(value) && !isKept(value)) value.dispose()
    }
  })
}

function isTexture(value: unknown): value is { dispose(): void; isTexture: true } {
  return typeof value === 'object' && value !== null && 'isTexture' in value
}
