/** As much of proxies as it takes to be asked for a way to a server. */
import { createServer as createHttpServer, type IncomingMessage } from "node:http";
import { type AddressInfo, connect, createServer, type Server, type Socket } from "node:net";

export interface TestProxy {
  /** Without the scheme. */
  readonly address: string;
  close(): void;
}

/** Told of where somebody wants to go; gives the host that is gone to. */
type Asked = (host: string, port: number, headers: IncomingMessage["headers"]) => string;

/** Asked with CONNECT. */
export async function httpProxy(asked: Asked = (host) => host): Promise<TestProxy> {
  const server = createHttpServer();
  server.on("connect", ({ url = "", headers }: IncomingMessage, socket: Socket) => {
    const [host = "", port] = url.split(":");
    join(socket, asked(host, Number(port), headers), Number(port), "HTTP/1.1 200 OK\r\n\r\n");
  });
  return listening(server);
}

/** As much of RFC 1928 as it takes to be asked for a name, or an address of four bytes. */
export async function socksProxy(asked: Asked = (host) => host): Promise<TestProxy> {
  const server = createServer((socket) => {
    socket.once("data", () => {
      socket.write(Buffer.from([5, 0]));
      socket.once("data", (request) => {
        const isByName = request[3] === 3;
        const address = isByName ? request.subarray(5, 5 + (request[4] as number)) : request.subarray(4, 8);
        const port = request.readUInt16BE(address.byteOffset - request.byteOffset + address.length);
        join(socket, asked(isByName ? address.toString() : address.join("."), port, {}), port, Buffer.from([5, 0, 0, 1, 0, 0, 0, 0, 0, 0]));
      });
    });
  });
  return listening(server);
}

function join(socket: Socket, host: string, port: number, greeting: string | Buffer): void {
  const upstream = connect(port, host, () => socket.write(greeting));
  upstream.pipe(socket).pipe(upstream);
  for (const [end, other] of [
    [upstream, socket],
    [socket, upstream],
  ] as const)
    end.on("error", () => undefined).on("close", () => other.destroy());
}

async function listening(server: Server): Promise<TestProxy> {
  const sockets = new Set<Socket>();
  server.on("connection", (socket) => sockets.add(socket));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    address: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}
