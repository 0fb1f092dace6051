import { type Cluster, openCluster } from './cluster.ts'
import { keptWorld } from './kept-world.ts'
import { openShop, type Shop } from './runtime.ts'
import { seedShop } from './seed-shop.ts'

export interface WorldSize {
  readonly goods: number
  readonly orders: number
  readonly buyers: number
  /** All stores. @default those of the demo */
  readonly stores?: number | undefined
}

/** A database with a demo world in it, and the server inside this process over it. */
export interface World {
  readonly cluster: Cluster
  readonly shop: Shop
  readonly size: WorldSize
}

/** Prepares worlds for the cases. Cases that ask for the same size, or for fewer buyers, share one. */
export class Stage {
  #world: World | undefined

  async world(size: WorldSize): Promise<World> {
    const open = this.#world
    if (
      open &&
      open.size.goods === size.goods &&
      open.size.orders === size.orders &&
      open.size.stores === size.stores &&
      open.size.buyers >= size.buyers
    )
      return open
    await this.close()
    const { BENCH_WORLDS } = process.env
    const kept = BENCH_WORLDS === undefined ? undefined : keptWorld(BENCH_WORLDS, size, new Date())
    const cluster = await openCluster(kept?.folder)
    const shop = await openShop(cluster.url)
    this.#world = { cluster, shop, size }
    const started = performance.now()
    if (!kept?.isLoaded) {
      await seedShop(shop.runtime, size)
      await cluster.pool.query('vacuum analyze')
      kept?.loaded()
    }
    const seconds = ((performance.now() - started) / 1_000).toFixed(1)
    console.log(
      `\n${cluster.label}: ${size.stores === undefined ? '' : `${size.stores} stores, `}${size.goods} goods, ${size.orders} orders, ${kept?.isLoaded ? 'opened' : 'loaded'} in ${seconds} s`,
    )
    return this.#world
  }

  async close(): Promise<void> {
    const open = this.#world
    this.#world = undefined
    await open?.shop.close()
    await open?.cluster.stop()
  }
}
