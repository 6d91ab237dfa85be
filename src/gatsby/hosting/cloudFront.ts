/** A function and a policy for S3 behind CloudFront. How long to keep a file is said when it is uploaded (docs/hosting.md). */
import { ASK_AGAIN, type HostRules } from './hostRules';

/** What CloudFront takes of a function, in bytes. */
const LARGEST_FUNCTION = 10_240;

/** The code of the function for viewer requests (cloudfront-js-2.0). */
export function renderCloudFrontFunction({ redirects }: HostRules): string {
  const code = `// Written by the site’s build; a CloudFront function for viewer requests (docs/hosting.md).
var REDIRECTS = ${JSON.stringify(Object.fromEntries(redirects.map(({ from, to }) => [from, to])))};

function queryOf(querystring) {
  var parts = [];
  for (var name in querystring) {
    var values = querystring[name].multiValue || [querystring[name]];
    for (var i = 0; i < values.length; i++) parts.push(name + (values[i].value === '' ? '' : '=' + values[i].value));
  }
  return parts.length > 0 ? '?' + parts.join('&') : '';
}

function redirect(to, request) {
  var location = to.indexOf('?') < 0 && to.indexOf('#') < 0 ? to + queryOf(request.querystring) : to;
  // Two slashes at the start, either way round, would lead to another host.
  location = location.replace(/^[\\/\\\\]+/, '/');
  // Without a lifetime, browsers would keep a permanent redirect for ever.
  var headers = { location: { value: location }, 'cache-control': { value: '${ASK_AGAIN}' } };
  return { statusCode: 301, statusDescription: 'Moved Permanently', headers: headers };
}

function handler(event) {
  var request = event.request;
  var path = request.uri.replace(/\\/+$/, '') || '/';
  if (Object.prototype.hasOwnProperty.call(REDIRECTS, path)) return redirect(REDIRECTS[path], request);
  if (path !== request.uri) return redirect(path, request);
  // CloudFront itself asks for that file past this function; to visitors it is a page that is not there.
  if (path === '/404' || path === '/404.html') {
    request.uri = '/not-found';
    return request;
  }
  if (/\\.html$/.test(path)) return redirect(path.replace(/(\\/index)?\\.html$/, '') || '/', request);
  if (path === '/') request.uri = '/index.html';
  else if (!/\\.[a-z0-9]+$/i.test(path)) request.uri = path + '.html';
  return request;
}
`;
  if (Buffer.byteLength(code) > LARGEST_FUNCTION)
    throw new Error(
      `The CloudFront function has ${Buffer.byteLength(code)} bytes with the ${redirects.length} redirects of content/redirects.json; CloudFront takes ${LARGEST_FUNCTION}.`,
    );
  return code;
}

/** The response headers policy, as `aws cloudfront create-response-headers-policy` takes it. */
export function renderCloudFrontPolicy({ headers }: HostRules): string {
  const all = new Map(headers);
  const own = [
    'Content-Security-Policy',
    'X-Content-Type-Options',
    'X-Frame-Options',
    'Referrer-Policy',
    'Strict-Transport-Security',
  ];
  const value = (name: string) => {
    const found = all.get(name);
    if (found === undefined) throw new Error(`The CloudFront policy misses the header ${name}.`);
    return found;
  };
  const others = headers
    .filter(([name]) => !own.includes(name))
    .map(([Header, Value]) => ({ Header, Value, Override: true }));
  const policy = {
    Name: 'clinic-website',
    SecurityHeadersConfig: {
      ContentSecurityPolicy: { ContentSecurityPolicy: value('Content-Security-Policy'), Override: true },
      ContentTypeOptions: { Override: true },
      FrameOptions: { FrameOption: value('X-Frame-Options'), Override: true },
      ReferrerPolicy: { ReferrerPolicy: value('Referrer-Policy'), Override: true },
      StrictTransportSecurity: {
        AccessControlMaxAgeSec: Number(value('Strict-Transport-Security').match(/max-age=(\d+)/)![1]),
        Override: true,
      },
    },
    CustomHeadersConfig: { Quantity: others.length, Items: others },
  };
  return `${JSON.stringify(policy, null, 2)}\n`;
}
