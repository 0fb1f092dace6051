import { parseIds } from '@shiji/kit/ids/id.ts'
import { InvalidInput } from '../infra/app-error.ts'

/** Comma-separated ids of a path (spec §7). Refuses invalid ids and duplicates. */
export function idsOf(text: string): readonly number[] {
  const ids = parseIds(text)
  if (ids === undefined) throw new InvalidInput([{ field: 'ids', key: 'error.wrong_format' }])
  return ids
}
