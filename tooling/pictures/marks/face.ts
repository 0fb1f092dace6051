const SKINS = ['#f6d3b8', '#f2c6a4', '#e8b48c', '#d99f74', '#fbdcc6'] as const
const HAIRS = ['#2a211e', '#3a2a22', '#1f2329', '#5a3d2c', '#7a5236', '#4a4f57'] as const
const CLOTHES = [
  '#3f6f8f',
  '#b8483a',
  '#5f7f5c',
  '#d9a441',
  '#6e5a8a',
  '#2f3f55',
  '#c9788a',
  '#e8e2d6',
  '#2f7f78',
  '#8a5a3c',
] as const

type Part = (hair: string) => string

/** Hair behind the head and in front of it, drawn on a 200 grid; the head's middle is 100, 92. */
const STYLES: readonly { readonly back: Part; readonly front: Part }[] = [
  {
    back: () => '',
    front: h =>
      `<path d="M58 92C54 52 76 40 102 40c30 0 46 18 42 52-5-16-10-24-18-28-18 8-42 8-58 2-5 6-8 14-10 26z" fill="${h}"/>`,
  },
  {
    back: h => `<path d="M50 96c0-40 20-60 50-60s50 20 50 60c0 26 2 44 8 58H42c6-14 8-32 8-58z" fill="${h}"/>`,
    front: h =>
      `<path d="M58 96c-4-40 18-52 42-52s46 12 42 52c-8-8-14-20-16-32-16 12-44 16-60 12-4 6-7 12-8 20z" fill="${h}"/>`,
  },
  {
    back: h => `<circle cx="100" cy="34" r="19" fill="${h}"/>`,
    front: h => `<path d="M58 90c-2-34 18-48 42-48s44 14 42 48c-6-14-16-26-42-26s-36 12-42 26z" fill="${h}"/>`,
  },
  {
    back: h => `<path d="M52 88c0-34 20-50 48-50s48 16 48 50c0 14-2 26-8 34H60c-6-8-8-20-8-34z" fill="${h}"/>`,
    front: h =>
      `<path d="M57 92c0-34 18-48 43-48 26 0 43 14 43 48-10-6-14-16-16-26H74c-4 10-8 20-17 26z" fill="${h}"/>`,
  },
  {
    back: () => '',
    front: h =>
      `<path d="M56 88c-6-24 8-46 34-48 6-8 44-6 52 16 6 10 4 24 2 34-4-12-8-20-14-24-20 0-36-4-46-12-4 14-16 20-28 34z" fill="${h}"/>`,
  },
  {
    back: h => `<path d="M140 70c22 6 28 40 16 66-4 8-14 6-14-2 2-20-4-40-14-52z" fill="${h}"/>`,
    front: h => `<path d="M57 92c-2-34 16-50 44-50 26 0 44 16 42 50-8-18-20-28-42-28s-36 8-44 28z" fill="${h}"/>`,
  },
  {
    back: h =>
      `<g fill="${h}"><circle cx="62" cy="66" r="18"/><circle cx="82" cy="48" r="20"/><circle cx="108" cy="44" r="21"/><circle cx="132" cy="56" r="19"/><circle cx="144" cy="78" r="15"/><circle cx="56" cy="86" r="14"/></g>`,
    front: h =>
      `<g fill="${h}"><circle cx="76" cy="60" r="13"/><circle cx="98" cy="55" r="14"/><circle cx="120" cy="60" r="13"/></g>`,
  },
  {
    back: () => '',
    front: h =>
      `<path d="M59 82c0-26 18-38 41-38s41 12 41 38c-3-8-6-13-11-16-18 3-42 3-60 0-5 3-8 8-11 16z" fill="${h}" opacity="0.92"/>`,
  },
]

/** A plain vector face, different for each number; the answer is an SVG of 600 pixels. */
export function drawFace(index: number, [inner, outer]: readonly [string, string]): string {
  const pick = <T>(list: readonly T[], factor: number): T | undefined =>
    list[(index * factor + Math.floor(index / 7)) % list.length]
  const skin = pick(SKINS, 3) ?? SKINS[0]
  const hair = pick(HAIRS, 5) ?? HAIRS[0]
  const cloth = pick(CLOTHES, 7) ?? CLOTHES[0]
  const style = STYLES[(index * 3 + 1) % STYLES.length]
  const glasses = index % 4 === 1
  const collar = index % 2 === 0
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200" width="600" height="600">
  <defs>
    <radialGradient id="b" cx="0.5" cy="0.4" r="0.8"><stop offset="0" stop-color="${inner}"/><stop offset="1" stop-color="${outer}"/></radialGradient>
    <linearGradient id="c" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#fff" stop-opacity="0.22"/><stop offset="1" stop-color="#000" stop-opacity="0.16"/></linearGradient>
    <radialGradient id="f" cx="0.58" cy="0.36" r="0.75"><stop offset="0" stop-color="#fff" stop-opacity="0.34"/><stop offset="0.6" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#a2452f" stop-opacity="0.2"/></radialGradient>
  </defs>
  <rect width="200" height="200" fill="url(#b)"/>
  ${style?.back(hair) ?? ''}
  <path d="M30 204c2-38 26-56 70-56s68 18 70 56z" fill="${cloth}"/><path d="M30 204c2-38 26-56 70-56s68 18 70 56z" fill="url(#c)"/>
  <path d="M84 120h32v24c0 12-32 12-32 0z" fill="${skin}"/><path d="M84 130c10 8 22 8 32 0v8c-10 8-22 8-32 0z" fill="#7a3a24" opacity="0.16"/>
  ${collar ? `<path d="M76 148l24 22 24-22 8 6-32 34-32-34z" fill="#fff" opacity="0.86"/>` : `<path d="M78 148c6 16 38 16 44 0l6 2c-6 24-50 24-56 0z" fill="#000" opacity="0.14"/>`}
  <circle cx="59" cy="98" r="8" fill="${skin}"/><circle cx="141" cy="98" r="8" fill="${skin}"/>
  <path d="M60 88c0-28 16-42 40-42s40 14 40 42c0 30-18 48-40 48s-40-18-40-48z" fill="${skin}"/><path d="M60 88c0-28 16-42 40-42s40 14 40 42c0 30-18 48-40 48s-40-18-40-48z" fill="url(#f)"/>
  <ellipse cx="74" cy="110" rx="9" ry="6" fill="#e8624a" opacity="0.22"/><ellipse cx="126" cy="110" rx="9" ry="6" fill="#e8624a" opacity="0.22"/>
  ${eyes(index)}${mouth(index)}
  <path d="M100 98c-2 6-3 9-1 11" fill="none" stroke="#7a3a24" stroke-opacity="0.4" stroke-width="2.4" stroke-linecap="round"/>
  ${style?.front(hair) ?? ''}
  ${glasses ? '<g fill="none" stroke="#3a3230" stroke-width="3"><circle cx="82" cy="97" r="13"/><circle cx="118" cy="97" r="13"/><path d="M95 96c3-3 7-3 10 0"/></g>' : ''}
  </svg>`
}

function eyes(index: number): string {
  const brow = index % 3 === 0 ? 'M74 83c4-4 11-4 15-1M111 82c4-3 11-3 15 1' : 'M75 84c5-2 9-2 13 0M112 84c4-2 8-2 13 0'
  const shut = index % 9 === 6
  const look = shut
    ? '<path d="M76 97c4 5 9 5 13 0M111 97c4 5 9 5 13 0" fill="none" stroke="#2a211e" stroke-width="3" stroke-linecap="round"/>'
    : '<g fill="#2a211e"><ellipse cx="82" cy="97" rx="4" ry="5"/><ellipse cx="118" cy="97" rx="4" ry="5"/></g><g fill="#fff"><circle cx="83.6" cy="95.2" r="1.4"/><circle cx="119.6" cy="95.2" r="1.4"/></g>'
  return `<path d="${brow}" fill="none" stroke="#2a211e" stroke-opacity="0.75" stroke-width="3" stroke-linecap="round"/>${look}`
}

function mouth(index: number): string {
  if (index % 3 === 1)
    return '<path d="M88 117c4 12 20 12 24 0z" fill="#8a2f2a"/><path d="M91 117h18c0 3-18 3-18 0z" fill="#fff"/>'
  return '<path d="M90 118c5 6 15 6 20 0" fill="none" stroke="#a04436" stroke-width="3" stroke-linecap="round"/>'
}
