// Runs before the first paint, in a separate file so that the page needs no inline script. Mirrors color-mode.ts.
;(() => {
  let choice = null
  try {
    choice = localStorage.getItem('color_mode')
  } catch {}
  const dark = choice === 'dark' || (choice !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  document.documentElement.classList.add(dark ? 'dark' : 'light')
  for (const bar of document.querySelectorAll('meta[name="theme-color"]'))
    bar.setAttribute('content', dark ? '#101412' : '#F6F6F4')
})()
