// Generated from the PHP schemas by `npm run types:generate`. Do not edit.

/** What each route of data/v1 takes and answers. */
export interface Routes {
	/** POST conversation_read; access: frontuser|mentorius */
	conversation_read: {
		input: {
			convo_id: number;
			up_to: number;
		};
		output: {
			status: true;
			unreadmessages: boolean;
		};
	};
	/** GET get_conversation_meta; access: frontuser|mentorius */
	get_conversation_meta: {
		input: {
			convo_id: number;
			after_id?: number;
			before_id?: number;
			limit?: number;
		};
		output: {
			id: number;
			author_id: number;
			author_name: string;
			content: string;
			created_at: string;
		}[];
	};
	/** GET get_conversations; access: frontuser|mentorius */
	get_conversations: {
		input: {
			page?: number;
			per_page?: number;
			convo_id?: number;
		};
		output: {
			id: number;
			convo_title: string;
			author_name: string;
			mentor_name: string;
			created_at: string;
			last_message_at: string;
			is_read: boolean;
			is_user_read: '0' | '1';
			is_mentor_read: '0' | '1';
		}[];
	};
	/** GET get_default/{pageId}; access: guest */
	get_default: {
		input: {
			pageId: number;
		};
		output: {
			status: true;
			data: {
				id: number;
				type:
					| 'default'
					| 'Home'
					| 'Stories'
					| 'Events'
					| 'MentoriaiDynamic'
					| 'MentoriaiStatic'
					| 'RegisterGauk'
					| 'RegisterDuok'
					| 'Login'
					| 'Register'
					| 'LostPassword'
					| 'ResetPass'
					| 'Messages'
					| 'Profile'
					| 'Results'
					| 'VeiksmuPlanas'
					| 'PrivatumoPolitika';
				title: string;
				text: string;
				img: {
					placeholder: {
						src: string;
						w: number;
						h: number;
					};
					resized: {
						src: string;
						w: number;
						h: number;
					};
					alt: string;
				} | null;
				text_full: string;
				blocks: (
					| {
							type: 'text';
							turinys: string;
					  }
					| {
							type: 'checklist';
							klausimai: string[];
							tekstas_visi: string;
							tekstas_ne_visi: string;
					  }
					| {
							type: 'faq';
							bloko_antraste: string;
							klausimas_ir_atsakymas: {
								klausimas: string;
								atsakymas: string;
							}[];
					  }
					| {
							type: 'gallery';
							items: ( {
								placeholder: {
									src: string;
									w: number;
									h: number;
								};
								resized: {
									src: string;
									w: number;
									h: number;
								};
								alt: string;
							} | null )[];
					  }
				)[];
				istorijos: {
					id: number;
					title: string;
					text: string;
					img: {
						placeholder: {
							src: string;
							w: number;
							h: number;
						};
						resized: {
							src: string;
							w: number;
							h: number;
						};
						alt: string;
					} | null;
					link: string;
					slug: string;
				}[];
				alternates: {
					lt: string | null;
					en: string | null;
				};
				meta: {
					title: string;
					description: string;
				};
				text_lang?: 'lt' | 'en';
			};
		};
	};
	/** GET get_home; access: guest */
	get_home: {
		input: {};
		output: {
			status: true;
			data: {
				intro?: {
					title: string;
					text: string;
					background: {
						placeholder: {
							src: string;
							w: number;
							h: number;
						};
						resized: {
							src: string;
							w: number;
							h: number;
						};
						alt: string;
					} | null;
					logo: {
						placeholder: {
							src: string;
							w: number;
							h: number;
						};
						resized: {
							src: string;
							w: number;
							h: number;
						};
						alt: string;
					} | null;
					html: string;
				};
				twocols?: {
					ico: {
						placeholder: {
							src: string;
							w: number;
							h: number;
						};
						resized: {
							src: string;
							w: number;
							h: number;
						};
						alt: string;
					} | null;
					decoration: {
						placeholder: {
							src: string;
							w: number;
							h: number;
						};
						resized: {
							src: string;
							w: number;
							h: number;
						};
						alt: string;
					} | null;
					title: string;
					text: string;
					link: string;
				}[];
				blocks?: {
					title: string;
					text: string;
					list: {
						ico: {
							placeholder: {
								src: string;
								w: number;
								h: number;
							};
							resized: {
								src: string;
								w: number;
								h: number;
							};
							alt: string;
						} | null;
						title: string;
						text: string;
					}[];
				};
				twocolsold?: {
					img: {
						placeholder: {
							src: string;
							w: number;
							h: number;
						};
						resized: {
							src: string;
							w: number;
							h: number;
						};
						alt: string;
					} | null;
					title: string;
					text: string;
					link: string;
				}[];
				mentoriai?: {
					img: {
						placeholder: {
							src: string;
							w: number;
							h: number;
						};
						resized: {
							src: string;
							w: number;
							h: number;
						};
						alt: string;
					} | null;
					first_name: string;
					last_name: string;
					pareigos_ir_imone: string;
					link: string;
				}[];
				mentoriu_puslapis?: {
					url: string;
					title: string;
				};
				blocks2?: {
					title: string;
					text: string;
					img: {
						placeholder: {
							src: string;
							w: number;
							h: number;
						};
						resized: {
							src: string;
							w: number;
							h: number;
						};
						alt: string;
					} | null;
					action: 'register' | 'select';
					type: 'frontuser' | 'mentorius';
					url: string;
				}[];
				text_lang?: 'lt' | 'en';
				alternates: {
					lt: string | null;
					en: string | null;
				};
				meta: {
					title: string;
					description: string;
				};
			};
		};
	};
	/** POST message_reply; access: frontuser|mentorius (public) */
	message_reply: {
		input: {
			convo_id: number;
			content: string;
			client_id?: string;
		};
		output: {
			id: number;
			author_id: number;
			author_name: string;
			content: string;
			created_at: string;
		};
	};
	/** POST message_send; access: frontuser (public) */
	message_send: {
		input: {
			id: number;
			subject: string;
			message: string;
			client_id?: string;
		};
		output: {
			status: true;
			convo_id: number;
		};
	};
	/** POST save_profile; access: frontuser|mentorius */
	save_profile: {
		input: {
			firstName?: string;
			lastName?: string;
			pavadinimas?: string;
			regMetai?: number;
			veiklosSritis?: string;
			klausimai?: string;
			pareigosirimone?: string;
			pareigosirimoneen?: string;
			/**
			 * @minItems 0
			 * @maxItems 50
			 */
			sritis?: number[];
			paskyrosUzimtumas?: '1' | '0' | true | false;
			aprasymaslt?: string;
			aprasymasen?: string;
			linkedin?: string;
			phoneNumber?: string;
			capacity?: number;
		};
		output: {
			status: true;
			profile:
				| {
						role: 'frontuser';
						email: string;
						first_name: string;
						last_name: string;
						imones_pavadinimas: string;
						imones_veiklosregistracijos_metai: number | null;
						apibudinkite_imonesveiklos_sriti: string;
						klausimaireikalinga_pagalba: string;
						img: null;
						review: {
							state:
								| 'draft'
								| 'submitted'
								| 'public'
								| 'returned'
								| 'rejected'
								| 'paused'
								| 'closed';
							reason: string;
						};
						complete: boolean;
						missing: (
							| 'firstName'
							| 'lastName'
							| 'pavadinimas'
							| 'regMetai'
							| 'veiklosSritis'
							| 'klausimai'
						)[];
				  }
				| {
						role: 'mentorius';
						email: string;
						first_name: string;
						last_name: string;
						phone_number: string;
						pareigos_ir_imone: string;
						pareigos_ir_imone_en: string;
						sritis2: number[];
						aprasymas_lt: string;
						aprasymas_en: string;
						cv: {
							id: number;
							name: string;
							size: number;
							url: string;
						}[];
						linkedin: string;
						img: null;
						paskyros_uzimtumas: '1' | '0';
						capacity: number | null;
						slug: string;
						review: {
							state:
								| 'draft'
								| 'submitted'
								| 'public'
								| 'returned'
								| 'rejected'
								| 'paused'
								| 'closed';
							reason: string;
						};
						complete: boolean;
						missing: (
							| 'firstName'
							| 'lastName'
							| 'pareigosirimone'
							| 'aprasymaslt'
						)[];
				  };
			user: {
				id: number;
				role: 'frontuser' | 'mentorius' | 'neapsisprendes';
				status: 'public' | 'draft';
				review: {
					state:
						| 'draft'
						| 'submitted'
						| 'public'
						| 'returned'
						| 'rejected'
						| 'paused'
						| 'closed';
					reason: string;
				};
				email: string;
				first_name: string;
				last_name: string;
				lang: 'lt' | 'en';
				img: {
					full: string;
				} | null;
				unreadmessages: boolean;
				unreadplans: number;
				needs_consent: boolean;
				capabilities: {
					can_message: boolean;
					can_reply: boolean;
					can_plan: boolean;
					can_review: boolean;
					can_results: boolean;
					can_edit_profile: boolean;
					can_choose_type: boolean;
				};
			};
		};
	};
	/** GET user-profile; access: frontuser|mentorius|neapsisprendes */
	'user-profile': {
		input: {};
		output: {
			status: true;
			profile:
				| {
						role: 'neapsisprendes';
						email: string;
				  }
				| {
						role: 'frontuser';
						email: string;
						first_name: string;
						last_name: string;
						imones_pavadinimas: string;
						imones_veiklosregistracijos_metai: number | null;
						apibudinkite_imonesveiklos_sriti: string;
						klausimaireikalinga_pagalba: string;
						img: null;
						review: {
							state:
								| 'draft'
								| 'submitted'
								| 'public'
								| 'returned'
								| 'rejected'
								| 'paused'
								| 'closed';
							reason: string;
						};
						complete: boolean;
						missing: (
							| 'firstName'
							| 'lastName'
							| 'pavadinimas'
							| 'regMetai'
							| 'veiklosSritis'
							| 'klausimai'
						)[];
				  }
				| {
						role: 'mentorius';
						email: string;
						first_name: string;
						last_name: string;
						phone_number: string;
						pareigos_ir_imone: string;
						pareigos_ir_imone_en: string;
						sritis2: number[];
						aprasymas_lt: string;
						aprasymas_en: string;
						cv: {
							id: number;
							name: string;
							size: number;
							url: string;
						}[];
						linkedin: string;
						img: null;
						paskyros_uzimtumas: '1' | '0';
						capacity: number | null;
						slug: string;
						review: {
							state:
								| 'draft'
								| 'submitted'
								| 'public'
								| 'returned'
								| 'rejected'
								| 'paused'
								| 'closed';
							reason: string;
						};
						complete: boolean;
						missing: (
							| 'firstName'
							| 'lastName'
							| 'pareigosirimone'
							| 'aprasymaslt'
						)[];
				  };
		};
	};
}

/** How each is called; `{name}` in a path is filled from the input. */
export const ROUTES: {
	readonly [ Name in keyof Routes ]: {
		readonly method: 'GET' | 'POST';
		readonly path: string;
	};
} = {
	conversation_read: { method: 'POST', path: 'conversation_read' },
	get_conversation_meta: { method: 'GET', path: 'get_conversation_meta' },
	get_conversations: { method: 'GET', path: 'get_conversations' },
	get_default: { method: 'GET', path: 'get_default/{pageId}' },
	get_home: { method: 'GET', path: 'get_home' },
	message_reply: { method: 'POST', path: 'message_reply' },
	message_send: { method: 'POST', path: 'message_send' },
	save_profile: { method: 'POST', path: 'save_profile' },
	'user-profile': { method: 'GET', path: 'user-profile' },
};
