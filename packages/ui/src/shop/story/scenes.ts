/** Longer words do not stand beside a picture, in letters; a Chinese one counts twice, as it is twice as wide. */
const LONGEST_BESIDE = 560

const HEADING = /^H[1-6]$/
const WIDE_LETTER = /[\u3000-\u9fff\uff00-\uffef]/g

interface Scene {
  readonly words: Element[]
  readonly pictures: Element[]
}

/**
 * Arranges safe html of a detail page as scenes: a heading with its text and the picture that belongs to it, pictures
 * without words, words without pictures. Nothing is added or dropped, words keep their order and pictures theirs; only a
 * picture between a heading and its text comes after the text. The style of `GoodsStory` shows the scenes.
 */
export function inScenes(html: string): string {
  const page = new DOMParser().parseFromString(html, 'text/html')
  const story = page.createElement('div')
  let pairs = 0
  for (const run of runsOf(scenesOf(page))) {
    const [scene] = run
    if (scene === undefined) continue
    if (run.length > 1) story.append(wrapped(page, run[0]?.words.length ? 'notes' : 'pictures', run.map(itemOf(page))))
    else if (scene.words.length > 0 && scene.pictures.length > 0) {
      const isLead = pairs === 0 && story.childElementCount === 0
      const shape = isLead ? 'lead' : pairs % 2 === 0 ? 'picture-first' : 'picture-last'
      story.append(wrapped(page, shape, [wrapped(page, 'words', scene.words), ...scene.pictures]))
      pairs += 1
    } else story.append(wrapped(page, scene.words.length > 0 ? 'text' : 'picture', [...scene.words, ...scene.pictures]))
  }
  return story.innerHTML
}

function wrapped(page: Document, scene: string, content: readonly Element[]): Element {
  const element = page.createElement('div')
  element.dataset.scene = scene
  element.append(...content)
  return element
}

const itemOf =
  (page: Document) =>
  ({ words, pictures }: Scene): Element =>
    pictures[0] ?? wrapped(page, 'words', words)

/** The content in its order, cut before each heading, and around pictures that belong to no heading. */
function scenesOf(page: Document): Scene[] {
  const scenes: Scene[] = []
  let now: Scene | undefined
  const open = (): Scene => {
    now = { words: [], pictures: [] }
    scenes.push(now)
    return now
  }
  for (const block of blocksOf(page)) {
    if (isPicture(block)) {
      const isFree = now !== undefined && isHeaded(now) && now.pictures.length === 0 && isShort(now)
      const scene = isFree && now !== undefined ? now : open()
      scene.pictures.push(block)
      continue
    }
    // Words after a picture belong to it only if nothing but the heading came before it, and no picture is among them:
    // they are shown before it.
    const isPlain = block.querySelector('img') === null
    const goesOn =
      now !== undefined && (now.pictures.length === 0 || (isPlain && isHeaded(now) && now.words.length === 1))
    const scene = now !== undefined && goesOn && !HEADING.test(block.tagName) ? now : open()
    scene.words.push(block)
  }
  return scenes
}

/** Blocks of the page; text without an element around it is a paragraph. */
function blocksOf(page: Document): Element[] {
  const blocks: Element[] = []
  for (const node of page.body.childNodes) {
    if (node instanceof Element) blocks.push(node)
    else if (node.textContent?.trim()) {
      const paragraph = page.createElement('p')
      paragraph.textContent = node.textContent
      blocks.push(paragraph)
    }
  }
  return blocks
}

const isPicture = (block: Element): boolean => {
  const images = block.tagName === 'IMG' ? 1 : block.querySelectorAll('img').length
  const words = block.tagName === 'FIGURE' ? '' : (block.textContent?.trim() ?? '')
  return images === 1 && words === '' && !/^(TABLE|UL|OL)$/.test(block.tagName)
}

const isHeaded = ({ words }: Scene): boolean => HEADING.test(words[0]?.tagName ?? '')

const isShort = ({ words }: Scene): boolean => {
  const text = words.map(word => word.textContent ?? '').join('')
  const letters = text.length + (text.match(WIDE_LETTER)?.length ?? 0)
  return letters <= LONGEST_BESIDE && words.every(word => !/^(TABLE|PRE)$/.test(word.tagName))
}

/** Pictures that follow each other share a row, and so do short headed words without pictures. */
function runsOf(scenes: readonly Scene[]): Scene[][] {
  const kindOf = (scene: Scene): string => {
    if (scene.words.length === 0) return 'picture'
    return scene.pictures.length === 0 && isHeaded(scene) && scene.words.length > 1 && isShort(scene) ? 'note' : ''
  }
  const runs: Scene[][] = []
  let before = ''
  for (const scene of scenes) {
    const kind = kindOf(scene)
    if (kind !== '' && kind === before) runs.at(-1)?.push(scene)
    else runs.push([scene])
    before = kind
  }
  return runs
}
