import type { EventPayloads, EventType } from '../../events/catalogue.ts'
import type { Ctx } from '../context.ts'

/** What a module does when it hears an event. Runs in its own transaction, once per event and name. */
export interface Reaction {
  readonly name: string
  readonly type: EventType
  readonly run: (tx: Ctx, payload: never, eventId: number) => Promise<void>
}

/** The reactions of a process, registered by the modules' plugins. */
export class Reactions {
  readonly #byType = new Map<string, Reaction[]>()

  on<T extends EventType>(
    type: T,
    name: string,
    run: (tx: Ctx, payload: EventPayloads[T], eventId: number) => Promise<void>,
  ): void {
    const list = this.#byType.get(type) ?? []
    if (list.some(reaction => reaction.name === name)) throw new Error(`reaction ${name} registered twice`)
    this.#byType.set(type, [...list, { name, type, run }])
  }

  of(type: string): readonly Reaction[] {
    return this.#byType.get(type) ?? []
  }
}
