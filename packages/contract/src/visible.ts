/** Draws nothing by itself: spaces, format and control characters, marks without a letter, letters that are drawn as nothing. */
const DRAWS_NOTHING = '\\p{Cc}\\p{Cf}\\p{Cs}\\p{Co}\\p{Z}\\p{M}\\u115f\\u1160\\u2800\\u3164\\uffa0'

/** Turns the direction of the text around it, breaks its line, or is no character for people. */
const HARMS_OTHERS =
  '\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u206f\\ufff9-\\ufffb'

/**
 * Pattern of every text that names something for people: something of it can be seen, and nothing in it turns or breaks the text
 * around it. What joins letters or emoji within is fine.
 */
export const VISIBLE = `^[^${HARMS_OTHERS}]*[^${DRAWS_NOTHING}${HARMS_OTHERS}][^${HARMS_OTHERS}]*$`

/** The same for a text that may be empty. */
export const VISIBLE_OR_EMPTY = `^(?:[^${HARMS_OTHERS}]*[^${DRAWS_NOTHING}${HARMS_OTHERS}][^${HARMS_OTHERS}]*)?$`
