import Type, { type Static } from 'typebox'
import { Value } from 'typebox/value'
import type { Trace, Tracking, TrackingState } from '../../domain/express-client.ts'

const MOST_STEPS = 200
const LONGEST_TEXT = 500

const Step = Type.Object({
  /** Time in China. */
  ftime: Type.Optional(Type.String()),
  time: Type.Optional(Type.String()),
  context: Type.String(),
  statusCode: Type.Optional(Type.Union([Type.String(), Type.Number()])),
})

/** What the service answers, as far as it is read: steps, or why there are none. */
const Answer = Type.Object({
  state: Type.Optional(Type.Union([Type.String(), Type.Number()])),
  result: Type.Optional(Type.Boolean()),
  returnCode: Type.Optional(Type.Union([Type.String(), Type.Number()])),
  message: Type.Optional(Type.String()),
  data: Type.Optional(Type.Array(Step)),
})
type Answer = Static<typeof Answer>

/** The service refuses: wrong account, no money left, too many calls, or an answer that nobody can read. */
export class ExpressRefusal extends Error {}

/** "No result": the company does not know the number yet. */
const NO_RESULT = '500'

/** States of the service by the part of their code that says it all: 1 to 14, or the same with two more digits. */
const STATES: Readonly<Record<string, TrackingState>> = {
  '0': 'moving',
  '1': 'accepted',
  '2': 'problem',
  '3': 'delivered',
  '4': 'problem',
  '5': 'delivering',
  '6': 'problem',
  '7': 'moving',
  '8': 'moving',
  '10': 'moving',
  '11': 'moving',
  '12': 'moving',
  '13': 'problem',
  '14': 'problem',
  '101': 'waiting',
  '102': 'waiting',
  '103': 'accepted',
}

/** The state of a code, also of a longer one (1001 "arrived in the city" is 10 only in its look: it is on its way). */
function stateOf(code: string | number | undefined): TrackingState | undefined {
  const text = String(code ?? '')
  if (text.length === 4 && text.startsWith('10')) return 'moving'
  return STATES[text] ?? (text.length === 3 ? STATES[text.slice(0, 1)] : undefined)
}

/** Times of the service have no zone: they are of China. */
function instantOf(text: string | undefined): Date | undefined {
  const found = /^(\d{4}-\d{2}-\d{2}) (\d{2}:\d{2}:\d{2})/.exec(text ?? '')
  if (found === null) return undefined
  const at = new Date(`${found[1]}T${found[2]}+08:00`)
  return Number.isNaN(at.getTime()) ? undefined : at
}

/**
 * Reads an answer as tracking: steps with the oldest first, none of the future. Throws `ExpressRefusal` when the service
 * refuses or the text is no answer of it.
 */
export function readAnswer(text: string, now: Date): Tracking {
  const answer = parse(text)
  if (answer.result === false) {
    if (String(answer.returnCode) === NO_RESULT) return { state: 'waiting', traces: [] }
    throw new ExpressRefusal(`refused with ${answer.returnCode ?? 'no code'}: ${answer.message ?? ''}`)
  }
  if (answer.data === undefined) throw new ExpressRefusal('an answer without steps')
  const whole = stateOf(answer.state) ?? 'moving'
  const steps = answer.data.slice(0, MOST_STEPS).flatMap((step): Trace[] => {
    const at = instantOf(step.ftime ?? step.time)
    const words = step.context.trim().slice(0, LONGEST_TEXT)
    if (at === undefined || words === '' || at > now) return []
    return [{ at, state: stateOf(step.statusCode) ?? 'moving', text: words, textEn: '' }]
  })
  // The service may list steps of one second in any order; a stable sort keeps the one that it names first as the last.
  const traces = steps.toReversed().toSorted((a, b) => a.at.getTime() - b.at.getTime())
  const last = traces.at(-1)
  if (last === undefined) return { state: 'waiting', traces: [] }
  return { state: whole, traces: [...traces.slice(0, -1), { ...last, state: whole }] }
}

function parse(text: string): Answer {
  try {
    const answer: unknown = JSON.parse(text)
    if (Value.Check(Answer, answer)) return answer
  } catch {
    // Answered below like any other text.
  }
  throw new ExpressRefusal('an answer that cannot be read')
}
