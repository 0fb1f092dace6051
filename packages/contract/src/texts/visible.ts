/** Characters that draw nothing: spaces, format and control characters, marks without a letter, blank letters. */
const DRAWS_NOTHING = '\\p{Cc}\\p{Cf}\\p{Cs}\\p{Co}\\p{Z}\\p{M}\\u115f\\u1160\\u2800\\u3164\\uffa0'

/** Characters that change the direction of the text around them, break its line, or are not meant for people. */
const HARMS_OTHERS =
  '\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u206f\\ufff9-\\ufffb'

/**
 * Pattern of every display name: it has a visible character, and none that changes the direction of the text around it or breaks its line. Joiners
 * between letters or emoji are allowed.
 */
export const VISIBLE = `^[^${HARMS_OTHERS}]*[^${DRAWS_NOTHING}${HARMS_OTHERS}][^${HARMS_OTHERS}]*$`

/** The same, but the text may be empty. */
export const VISIBLE_OR_EMPTY = `^(?:[^${HARMS_OTHERS}]*[^${DRAWS_NOTHING}${HARMS_OTHERS}][^${HARMS_OTHERS}]*)?$`
