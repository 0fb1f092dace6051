/**
 * Phrases of the house's old private dialect, each with what to write instead. They are looked for in comments, documents and names of
 * tests, never in identifiers. CONTEXT.md shows the same list to people.
 */
export const WORDS_TO_AVOID: readonly { pattern: RegExp; instead: string }[] = [
  { pattern: /\bdeeds?\b/i, instead: 'action' },
  { pattern: /\bhears?\b|\bheard\b/i, instead: 'is told, is notified, receives' },
  { pattern: /\bput(?:s|ting)? (?:\w+ )?down(?: again)?\b/i, instead: 'enqueue, save' },
  { pattern: /\blet(?:s|ting)? (?:\w+ ){0,2}go\b/i, instead: 'remove, release' },
  { pattern: /\bmanners\b/i, instead: 'behaviour' },
  { pattern: /\b(?:is|are|was|were) said\b/i, instead: 'is shown, is marked as, the message says' },
  { pattern: /\b(?:what|who|that) is no\b(?! (?:longer|more)\b)/i, instead: 'is not a …' },
  { pattern: /(?<!\bthere )\b(?:is|are) none\b/i, instead: 'is not one, is invalid, there is none' },
  { pattern: /\bstands? (?:in|there)\b/i, instead: 'is in, is there' },
  { pattern: /\b(?:as|where|how|what) (?:it |they )?stands?\b/i, instead: 'as it is, the state of' },
  { pattern: /\btells? of\b|\btold of\b/i, instead: 'reports, is called with' },
  { pattern: /\bwhoever\b|\bwhomever\b/i, instead: 'the person who, anyone who, the caller' },
  { pattern: /\bsomebody(?:'s| else's| of)\b/i, instead: "another person's, their" },
  { pattern: /\b(?:he|him|his|himself|she|her|hers)\b/i, instead: 'they, them, their' },
  { pattern: /\bwithout a word\b/i, instead: 'silently' },
  { pattern: /\b(?:can|cannot|could|to) be had\b/i, instead: 'is available' },
  { pattern: /\bfor want of\b/i, instead: 'without, because … is missing' },
  { pattern: /\banew\b/i, instead: 'again' },
  { pattern: /\bmanieth\b/i, instead: 'the n-th' },
  { pattern: /\bgo(?:es)? by (?:the|its|their|it|them)\b/i, instead: 'use, follow' },
  { pattern: /\btakes? no (?:press|second press|letters?)\b/i, instead: 'ignores clicks, is read-only' },
]
