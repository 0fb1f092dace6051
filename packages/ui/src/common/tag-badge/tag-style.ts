import { pick } from '../hash/hash.ts'

/** A style of the tag badge; the plain ones have no meaning. */
export type TagStyle = 'success' | 'danger' | 'plain1' | 'plain2' | 'plain3' | 'plain4'

/** Accepted values of a tag badge. */
export type TagValue = string | number | boolean | null | undefined

const yes: readonly TagValue[] = [1, '1', 'Yes', '成功']
const no: readonly TagValue[] = [0, '0', 'No', '失败']

/**
 * The tag rule of §4: 1, '1', 'Yes' and 成功 are success; 0, '0', 'No' and 失败 are danger; for other values a hash chooses
 * among four styles. Undefined for an empty value, which shows as '-'.
 */
export function tagStyleOf(value: TagValue): TagStyle | undefined {
  if (value === null || value === undefined || value === '') return undefined
  if (yes.includes(value)) return 'success'
  if (no.includes(value)) return 'danger'
  return pick(String(value), ['plain1', 'plain2', 'plain3', 'plain4'])
}
