// The writer assigns these without declaring them, which a strict module refuses; they have to exist before it runs.
Object.assign(globalThis, { QUOTE: '"', _hashIndex: {}, _listIndex: [], style_builder: undefined })
