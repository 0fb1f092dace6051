const OWN: readonly string[] = ['as', 'asChild', 'recipe', 'theme', 'unstyled']

/**
 * Replaces Emotion's list of all valid element attributes: Chakra takes its own properties out itself, but for
 * these, and what then is left has been written for the element.
 */
const isPropValid = (name: string): boolean => !OWN.includes(name)

export default isPropValid
