import type { EventPayloads, EventType } from '../../events/catalogue.ts'
import type { Ctx } from '../context.ts'
import type { AnyEvent } from './outbox.ts'

/** What a module does on an event. Runs in its own transaction, once per event and name. */
export interface Reaction {
  readonly name: string
  readonly run: (tx: Ctx, event: AnyEvent, eventId: number) => Promise<void>
}

/** The reactions of a process, registered by the modules' plugins. */
export class Reactions {
  readonly #byType = new Map<string, Reaction[]>()
  readonly #toAll: Reaction[] = []

  /** Registers a reaction to one type of event. Refuses two of one name. */
  on<T extends EventType>(
    type: T,
    name: string,
    run: (tx: Ctx, payload: EventPayloads[T], eventId: number) => Promise<void>,
  ): void {
    this.#refuseSecond(type, name)
    const reaction: Reaction = {
      name,
      run: (tx, event, eventId) => {
        if (!isOf(event, type)) throw new Error(`reaction ${name} was called with ${event.type}`)
        return run(tx, event.payload, eventId)
      },
    }
    this.#byType.set(type, [...(this.#byType.get(type) ?? []), reaction])
  }

  /** Registers a reaction to every event, including future types: for copies and webhooks. */
  onAll(name: string, run: Reaction['run']): void {
    for (const type of this.#byType.keys()) this.#refuseSecond(type, name)
    this.#refuseSecond('', name)
    this.#toAll.push({ name, run })
  }

  of(type: string): readonly Reaction[] {
    return [...(this.#byType.get(type) ?? []), ...this.#toAll]
  }

  #refuseSecond(type: string, name: string): void {
    if (this.of(type).some(reaction => reaction.name === name)) throw new Error(`reaction ${name} registered twice`)
  }
}

type EventOf<T extends EventType> = { readonly type: T; readonly payload: EventPayloads[T] }

const isOf = <T extends EventType>(event: AnyEvent, type: T): event is Extract<AnyEvent, EventOf<T>> & EventOf<T> =>
  event.type === type
