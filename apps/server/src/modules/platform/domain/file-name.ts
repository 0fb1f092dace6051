const LONGEST = 100
const HARMFUL = /[\p{Cc}\p{Cs}\p{Co}\u2028-\u202e\u2066-\u2069\ufff9-\ufffb]/gu
const VISIBLE = /[^\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Z}\p{M}\u115f\u1160\u2800\u3164\uffa0]/u

/**
 * The name of an uploaded file as people see it: without folders and characters that draw nothing or change the text
 * around them, at most 100 characters. A file without such a name has that of its address.
 */
export function shownFileName(sent: string, url: string): string {
  const name = (sent.split(/[\\/]/).at(-1) ?? '').replaceAll(HARMFUL, '').trim().slice(0, LONGEST)
  return VISIBLE.test(name) ? name : (url.split('/').at(-1) ?? url)
}
