/** A phrase to avoid, and what to write instead. */
export type WordToAvoid = { readonly pattern: RegExp; readonly instead: string }

/**
 * Phrases of a private dialect that strangers stumble over. They are searched in comments, documents and test names, never in identifiers.
 * CONTEXT.md lists them for people.
 */
export const WORDS_TO_AVOID: readonly WordToAvoid[] = [
  { pattern: /\bdeeds?\b/i, instead: 'action' },
  {
    pattern: /\b(?:hears|heard)\b|\bhear (?:of|that|how|whether|what)\b/i,
    instead: 'is told, is notified, receives, is called with',
  },
  { pattern: /\bput(?:s|ting)? (?:\w+ ){0,2}down\b/i, instead: 'enqueue, insert, save' },
  { pattern: /\blet(?:s|ting)? (?:\w+ ){0,2}go\b/i, instead: 'remove, release' },
  { pattern: /\bmanners\b/i, instead: 'behaviour' },
  { pattern: /\b(?:is|are|was|were) said\b/i, instead: 'is shown, is marked as, the message says' },
  { pattern: /\b(?:what|who|that) is no\b(?! (?:longer|more)\b)/i, instead: 'is not a …, is invalid' },
  { pattern: /(?<!\bthere )\b(?:is|are) none\b/i, instead: 'is invalid, is missing, there is none' },
  { pattern: /\bstands? (?:in|there)\b/i, instead: 'is in, is there, replaces' },
  { pattern: /\b(?:as|where|how|what) (?:it |they )?stands?\b/i, instead: 'as it is, the current, the state of' },
  { pattern: /\b(?:tells?|told) of\b/i, instead: 'reports, describes, is called with' },
  { pattern: /\bwho(?:m)?ever\b/i, instead: 'the person who, anyone who, the caller' },
  { pattern: /\bsomebody(?:['’]s| else['’]s| of)\b/i, instead: "another person's, their" },
  { pattern: /\b(?:he|him|his|himself|she|her|hers|herself)\b/i, instead: 'they, them, their' },
  { pattern: /\bwithout a word\b/i, instead: 'silently' },
  { pattern: /\b(?:can|cannot|could|to) be had\b/i, instead: 'is available, can be loaded' },
  { pattern: /\bfor want of\b/i, instead: 'without, because … is missing' },
  { pattern: /\banew\b/i, instead: 'again, reload, restart' },
  { pattern: /\bhow[- ]manieth\b/i, instead: 'the index, the rank' },
  { pattern: /\bgo(?:es)? by (?:the|its|their|it|them)\b/i, instead: 'use, follow' },
  { pattern: /\btakes? no (?:press|second press|letters?)\b/i, instead: 'ignores clicks, is read-only' },
  { pattern: /\bbec(?:ame|omes?) of\b/i, instead: 'happened to, the state of' },
  { pattern: /\bin a ring\b/i, instead: 'in a circle, a deadlock' },
  { pattern: /\bfor ever\b/i, instead: 'forever, permanently' },
  { pattern: /\bof (?:its|their|his) own making\b/i, instead: 'defined by itself, custom' },
  { pattern: /\bbears\b/i, instead: 'has, carries' },
  { pattern: /\bas (?:it|they) lies?\b/i, instead: 'unchanged, as it is' },
]
