import { toHostPath } from '../core/resolve/base-path.ts';
import type { SiteModel } from '../core/resolve/site-model.ts';
import { framingPolicy } from './content-security-policy.ts';
import { documentCaching, fileCaching, securityHeaders } from './headers.ts';
import { compressedTypes, routePattern, unknownTypes } from './server-settings.ts';

/** The configuration denies access to this file. */
export const nginxFileName = 'nginx.conf';

/** A sample of the server block, which the owner of the server writes: it contains the server's names and keys. */
function example({ siteUrl, basePath }: SiteModel): string[] {
  const { hostname } = new URL(siteUrl);
  const root = `/var/www/${hostname}`;
  return [
    `# The contents of this folder stand in ${root}${basePath} of the server. After the file has changed: nginx -s reload`,
    '#',
    '# server {',
    '#     listen 80;',
    `#     server_name ${hostname};`,
    '#     return 301 https://$host$request_uri;',
    '# }',
    '# server {',
    '#     listen 443 ssl;',
    `#     server_name ${hostname};`,
    `#     ssl_certificate /etc/letsencrypt/live/${hostname}/fullchain.pem;`,
    `#     ssl_certificate_key /etc/letsencrypt/live/${hostname}/privkey.pem;`,
    `#     root ${root};`,
    `#     include ${root}${basePath}${nginxFileName};`,
    '# }',
  ];
}

/**
 * Settings for a server block of nginx. The content security policy is in the documents instead: nginx reads this file
 * only when it starts, and a policy older than the documents would block their styles.
 */
export function printNginxFile(model: SiteModel): string {
  const { basePath, redirects } = model;
  const base = basePath.replaceAll('.', '\\.');
  const lines = [
    ...example(model),
    '',
    'absolute_redirect off;',
    'charset utf-8;',
    'gzip on;',
    'gzip_vary on;',
    `gzip_types ${compressedTypes.join(' ')};`,
    '',
    `set $cache_control "${documentCaching}";`,
    ...fileCaching.map(
      ({ folder, value }) => `if ($uri ~ "^${base}${folder}/") { set $cache_control "${value}"; }`,
    ),
    'add_header Cache-Control $cache_control;',
    ...securityHeaders(model, framingPolicy).map(([name, value]) => `add_header ${name} "${value}" always;`),
    '',
    ...redirects.map(
      ({ from, to }) => `rewrite "^${base}${from.slice(1)}/?$" ${toHostPath(basePath, to)} permanent;`,
    ),
    `error_page 404 ${basePath}404.html;`,
    `location = ${basePath}404.html { internal; }`,
    `location = ${basePath}404 { return 404; }`,
    `location = ${basePath}${nginxFileName} { return 404; }`,
    '',
    ...unknownTypes.map(({ type, ending }) => `location ~ "\\.${ending}$" { types { ${type} ${ending}; } }`),
    '',
    '# A page has one address.',
    `location ~ "^${base}index(?:\\.html)?$" { return 301 ${basePath}$is_args$args; }`,
    `location ~ "^(?<page>${base}${routePattern})/(?:index\\.html)?$" {`,
    '    if (-f $document_root$page.html) { return 301 $page$is_args$args; }',
    `    try_files $uri \${uri}index.html =404;`,
    '}',
    ...(basePath === '/'
      ? []
      : [`location = ${basePath.slice(0, -1)} { return 301 ${basePath}$is_args$args; }`]),
    `location = ${basePath} { try_files ${basePath}index.html =404; }`,
    `location ${basePath} { try_files $uri $uri.html =404; }`,
    '',
  ];
  return lines.join('\n');
}
