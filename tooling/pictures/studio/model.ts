import type { Object3D } from 'three'

/** A product that the studio can photograph. Units are free; it is placed on y = 0 and faces +z. */
export interface Model {
  readonly build: (main: string) => Object3D
  /** Turn towards the camera in radians; 0 is straight on. */
  readonly yaw?: number
  /** Camera height in degrees above the horizon; 11 when left out. */
  readonly lift?: number
  /** Where a close-up looks: share of the product's width and height, from its lower left. */
  readonly focus?: readonly [number, number]
  /** Zoom factor of the close-up; 1.75 when left out. */
  readonly zoom?: number
  /** Things that hang or stick to the wall have no shadow on the floor. */
  readonly floating?: boolean
  /** Share of the square that the product fills; 0.62 when left out. */
  readonly fill?: number
}
