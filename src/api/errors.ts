/**
 * The error body of data/v1 (docs/contract.md#conventions).
 */
interface ErrorBody {
	status: false;
	code: string;
	message: string;
	data: { status: number; fields?: Record< string, string > } & Record<
		string,
		unknown
	>;
}

/**
 * Any failed call. `code` is the server's, or `connection_error` when no response of ours arrived
 * (offline, a proxy's page, the database down).
 */
export class ApiError extends Error {
	readonly code: string;
	readonly status: number;
	/** HTTP status of an answer that was not ours, such as a firewall's page; 0 when nothing came. */
	readonly foreignStatus: number;
	readonly fields: Readonly< Record< string, string > >;
	readonly data: Readonly< Record< string, unknown > >;
	/** Seconds, where the server asked to wait. */
	readonly retryAfter: number | null;

	constructor(
		body: ErrorBody | null,
		retryAfter: number | null = null,
		httpStatus = 0
	) {
		super( body?.message ?? '' );
		this.name = 'ApiError';
		this.code = body?.code ?? 'connection_error';
		this.status = body?.data.status ?? 0;
		this.foreignStatus = body ? 0 : httpStatus;
		this.fields = body?.data.fields ?? {};
		this.data = body?.data ?? {};
		this.retryAfter = retryAfter;
	}

	get isConnection(): boolean {
		return this.code === 'connection_error';
	}
}

export function isErrorBody( body: unknown ): body is ErrorBody {
	const { code, message, data } = ( body ?? {} ) as Partial< ErrorBody >;
	return (
		typeof code === 'string' &&
		typeof message === 'string' &&
		typeof data?.status === 'number'
	);
}
