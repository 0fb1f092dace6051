import type { Permission } from '@shiji/contract/permissions.ts'
import { extendMachine, type Machine, type MoveDefinition } from '@shiji/kit/machine/machine.ts'
import { orderMachine } from './order.machine.ts'

/** The order machine as a server runs it: its own states and moves, and those of modules above. */
export type OrderMachine = Machine<string, string, string>

/** States and moves that a module above adds to orders, such as after-sale. */
export interface OrderExtension {
  readonly states: readonly string[]
  readonly moves: Readonly<Record<string, MoveDefinition<string, string>>>
  /** The permission that a back office needs for a move; a move without one is not offered there. */
  readonly permissions?: Readonly<Record<string, Permission>>
}

/** The machine with all extensions, and the permissions of their moves. Throws for names that exist already and for unreachable states. */
export function extendOrders(extensions: readonly OrderExtension[]) {
  const permissions = new Map(extensions.flatMap(({ permissions: held = {} }) => Object.entries(held)))
  const machine = extensions.reduce<OrderMachine>((whole, more) => extendMachine(whole, more), orderMachine)
  return { machine: () => machine, permissionOf: (move: string): Permission | undefined => permissions.get(move) }
}
