/** One move: from which states, to which state, and who may make it. */
export interface MoveDefinition<State extends string, Actor extends string> {
  readonly from: readonly State[]
  readonly to: State
  readonly by: readonly Actor[]
}

/** A checked state machine; the only authority on which status may follow which, and which actor may change it. */
export interface Machine<State extends string, Move extends string, Actor extends string> {
  readonly initial: State
  readonly states: readonly State[]
  readonly moves: Readonly<Record<Move, MoveDefinition<State, Actor>>>
  /** Moves this actor may make now, in order of definition; sent as `record.actions`. */
  actions(state: State, actor: Actor): Move[]
  /** Whether this actor may make this move now. */
  can(move: Move, state: State, actor: Actor): boolean
  /** The state the move leads to. */
  target(move: Move): State
  /** The states the move may start from; the "where status in" of its compare-and-set. */
  sources(move: Move): readonly State[]
  /** Every edge once, for the check of history rows. */
  pairs(): { move: Move; from: State; to: State }[]
}

/** The states of a machine. */
export type StateOf<M extends { readonly initial: string }> = M['initial']
/** The moves of a machine. */
export type MoveOf<M extends { readonly moves: object }> = keyof M['moves']
/** The actors of a machine. */
export type ActorOf<M extends { readonly moves: Readonly<Record<string, { readonly by: readonly string[] }>> }> =
  M['moves'][keyof M['moves']]['by'][number]

interface Definition<State extends string, Move extends string, Actor extends string> {
  readonly initial: NoInfer<State>
  readonly states: readonly State[]
  readonly moves: Readonly<Record<Move, MoveDefinition<NoInfer<State>, Actor>>>
}

/**
 * Makes a machine from a table of moves. A misspelt state does not compile. Throws at load for a state that is unknown, listed twice or unreachable,
 * and for a move without a source or an actor.
 */
export function defineMachine<const State extends string, const Move extends string, const Actor extends string>(
  definition: Definition<State, Move, Actor>,
): Machine<State, Move, Actor> {
  const { initial, states, moves } = definition
  const names: Move[] = []
  for (const name in moves) names.push(name)
  refuseFaults(
    initial,
    states,
    names.map(name => [name, moves[name]]),
  )

  const can = (move: Move, state: State, actor: Actor): boolean =>
    moves[move].from.includes(state) && moves[move].by.includes(actor)
  return {
    initial,
    states,
    moves,
    can,
    actions: (state, actor) => names.filter(move => can(move, state, actor)),
    target: move => moves[move].to,
    sources: move => moves[move].from,
    pairs: () => names.flatMap(move => moves[move].from.map(from => ({ move, from, to: moves[move].to }))),
  }
}

/** States and moves that are added to a machine; moves may start from and lead to old states. */
export interface MachineExtension {
  readonly states: readonly string[]
  readonly moves: Readonly<Record<string, MoveDefinition<string, string>>>
}

/**
 * A machine with further states and moves; the given one is not changed, so that a lower module need not know who
 * extends it. Throws for a state or move that exists already, besides the errors of `defineMachine`.
 */
export function extendMachine(
  machine: Machine<string, string, string>,
  { states, moves }: MachineExtension,
): Machine<string, string, string> {
  for (const name of Object.keys(moves)) if (name in machine.moves) throw new Error(`Move "${name}" exists already`)
  return defineMachine<string, string, string>({
    initial: machine.initial,
    states: [...machine.states, ...states],
    moves: { ...machine.moves, ...moves },
  })
}

type NamedMove = readonly [name: string, move: MoveDefinition<string, string>]

function refuseFaults(initial: string, states: readonly string[], moves: readonly NamedMove[]): void {
  const known = new Set(states)
  if (known.size !== states.length) throw new Error('A state is listed twice')
  if (!known.has(initial)) throw new Error(`Unknown initial state "${initial}"`)
  for (const [name, { from, to, by }] of moves) {
    if (from.length === 0) throw new Error(`Move "${name}" starts nowhere`)
    if (by.length === 0) throw new Error(`Move "${name}" may be made by nobody`)
    for (const state of [...from, to]) {
      if (!known.has(state)) throw new Error(`Move "${name}" names the unknown state "${state}"`)
    }
  }
  const reached = new Set([initial])
  // Set iteration visits items added during the loop, so this walks the whole graph.
  for (const state of reached) {
    for (const [, move] of moves) if (move.from.includes(state)) reached.add(move.to)
  }
  const lost = states.filter(state => !reached.has(state))
  if (lost.length > 0) throw new Error(`Unreachable states: ${lost.join(', ')}`)
}
