import { toHostPath } from '../core/resolve/base-path.ts';
import type { SiteModel } from '../core/resolve/site-model.ts';
import { documentCaching, fileCaching, type Header, securityHeaders } from './headers.ts';
import { compressedTypes, routePattern, unknownTypes } from './server-settings.ts';

function headerLine(condition: 'always' | 'onsuccess', [name, value]: Header): string {
  return `  Header ${condition} set ${name} "${value}"`;
}

/**
 * `.htaccess` of Apache 2.4. Its patterns are relative to its own folder, and it is read at every request.
 * @param policy the content security policy
 */
export function printApacheFile(model: SiteModel, policy: string): string {
  const { basePath, redirects } = model;
  const base = basePath.replaceAll('.', '\\.');
  // The request of the visitor, without the internal requests that follow it.
  const asked = (path: string) => `RewriteCond %{THE_REQUEST} "^[A-Z]+ ${base}${path}[? ]"`;
  const lines = [
    '# Apache 2.4 with mod_rewrite, mod_headers and mod_setenvif; the server has to allow it (AllowOverride All).',
    'Options -Indexes -MultiViews',
    'DirectoryIndex index.html',
    'DirectorySlash Off',
    `ErrorDocument 404 ${basePath}404.html`,
    'AddDefaultCharset UTF-8',
    ...unknownTypes.map(({ type, ending }) => `AddType ${type} .${ending}`),
    '',
    '<IfModule mod_headers.c>',
    ...securityHeaders(model, policy).map((header) => headerLine('always', header)),
    headerLine('onsuccess', ['Cache-Control', documentCaching]),
    // By a variable: other servers that read this file do not know conditions.
    ...fileCaching.flatMap(({ folder, value }) => [
      `  SetEnvIf Request_URI "^${base}${folder}/" in_${folder}`,
      `${headerLine('onsuccess', ['Cache-Control', value])} env=in_${folder}`,
    ]),
    '</IfModule>',
    '',
    '<IfModule mod_deflate.c>',
    `  AddOutputFilterByType DEFLATE text/html ${compressedTypes.join(' ')}`,
    '</IfModule>',
    '',
    'RewriteEngine On',
    ...redirects.map(
      ({ from, to }) => `RewriteRule ^${from.slice(1)}/?$ ${toHostPath(basePath, to)} [R=301,L]`,
    ),
    asked('404(?:\\.html)?'),
    // Not for internal requests, such as that of the error document.
    'RewriteCond %{ENV:REDIRECT_STATUS} ^$',
    'RewriteRule ^ - [R=404,L]',
    asked('index(?:\\.html)?'),
    `RewriteRule ^ ${basePath} [R=301,L]`,
    '# A page has one address. The folder of the pages below it may have its name.',
    'RewriteCond %{REQUEST_FILENAME} "^(.+?)/?(?:index\\.html)?$"',
    'RewriteCond %1.html -f',
    `RewriteRule ^(${routePattern})/(?:index\\.html)?$ ${basePath}$1 [R=301,L]`,
    'RewriteCond %{REQUEST_FILENAME}.html -f',
    `RewriteRule ^${routePattern}$ $0.html [L]`,
    '# Folders without a document are no addresses.',
    'RewriteCond %{REQUEST_FILENAME} -d',
    'RewriteCond %{REQUEST_FILENAME}/index.html !-f',
    'RewriteRule . - [R=404,L]',
    '',
  ];
  return lines.join('\n');
}
