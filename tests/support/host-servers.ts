/** The web servers that sites are published for, set up as on a machine where they have just been installed. */
import { chmod, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findProgram, startWebServer, type WebServer } from './web-server.ts';

/** A server that this machine has or lacks. */
export interface HostServer {
  readonly program: string | undefined;
  /**
   * Serves a folder.
   * @param root what the root of the host shows
   * @param published where below it the site's files are
   * @param workspace a folder for the server's own files
   */
  start(root: string, published: string, workspace: string): Promise<WebServer>;
}

/** A server that was started by root reads files as another user. */
async function openFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await chmod(folder, 0o755);
}

const nginx: HostServer = {
  program: findProgram('nginx'),
  async start(root, published, workspace) {
    await openFolder(workspace);
    const config = join(workspace, 'server.conf');
    const ownFolders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
    return startWebServer(this.program ?? 'nginx', async (port) => {
      const lines = [
        'daemon off;',
        'worker_processes 1;',
        `pid ${join(workspace, 'server.pid')};`,
        'error_log stderr crit;',
        'events {}',
        'http {',
        '  include /etc/nginx/mime.types;',
        '  access_log off;',
        ...ownFolders.map((name) => `  ${name}_temp_path ${join(workspace, name)};`),
        '  server {',
        `    listen 127.0.0.1:${port};`,
        `    root ${root};`,
        `    include ${join(published, 'nginx.conf')};`,
        '  }',
        '}',
      ];
      await writeFile(config, `${lines.join('\n')}\n`);
      return ['-p', workspace, '-e', 'stderr', '-c', config];
    });
  },
};

/** Those that Debian's package switches on, and the two that the site asks for. */
const apacheModules = [
  'mpm_event',
  'authz_core',
  'alias',
  'autoindex',
  'dir',
  'negotiation',
  'mime',
  'filter',
  'deflate',
  'headers',
  'rewrite',
  'setenvif',
];

const apache: HostServer = {
  program: findProgram('apache2'),
  async start(root, _published, workspace) {
    await openFolder(workspace);
    const config = join(workspace, 'server.conf');
    return startWebServer(this.program ?? 'apache2', async (port) => {
      const lines = [
        `ServerRoot ${workspace}`,
        'ServerName localhost',
        `Listen 127.0.0.1:${port}`,
        `PidFile ${join(workspace, 'server.pid')}`,
        `ErrorLog ${join(workspace, 'error.log')}`,
        'LogLevel crit',
        ...(process.getuid?.() === 0 ? ['User www-data', 'Group www-data'] : []),
        ...apacheModules.map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`),
        'TypesConfig /etc/mime.types',
        `DocumentRoot ${root}`,
        `<Directory ${root}>`,
        '  Options Indexes FollowSymLinks MultiViews',
        '  AllowOverride All',
        '  Require all granted',
        '</Directory>',
        '<FilesMatch "^\\.ht">',
        '  Require all denied',
        '</FilesMatch>',
      ];
      await writeFile(config, `${lines.join('\n')}\n`);
      return ['-f', config, '-D', 'FOREGROUND'];
    });
  },
};

export const hostServers = { nginx, apache } as const;
