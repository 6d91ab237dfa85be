/**
 * Script at the start of the merged bundles: it preloads the data of React’s first render while the bundles still run,
 * instead of after them. The loader (src/early/loader.ts) has set `pagePath` before; the names of the files are
 * Gatsby’s.
 */
export const ASK_AHEAD =
  'for(const name of["app-data",(pagePath==="/"?"index":pagePath.slice(1))+"/page-data"])' +
  'document.head.append(Object.assign(document.createElement("link"),' +
  '{rel:"preload",as:"fetch",crossOrigin:"",href:"/page-data/"+name+".json"}));';
